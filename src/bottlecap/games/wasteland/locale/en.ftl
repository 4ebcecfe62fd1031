### Wasteland: names, options, ends

game-name = Wasteland

## Tokens

letter-s = S
letter-p = P
letter-e = E
letter-c = C
letter-i = I
letter-a = A
letter-l = L
part-head = head
part-torso = torso
part-arms = arms
part-legs = legs
die-head = head, 2 hit icons
die-torso = torso, 1 hit icon
die-arms = arms, 1 hit icon
die-legs = legs, 1 hit icon
die-limbs = arms and legs, no hit icon
die-body = torso and legs, no hit icon
trait-idolized = Idolized
trait-vilified = Vilified
trait-synth = Synth
trait-super-mutant = Super Mutant
trait-well-rested = Well Rested
trait-addicted = Addicted

## Enemies and factions

type-creature = creature
type-human = human
type-robot = robot
type-super-mutant = super mutant
type-monster = monster
# Whatever an agenda card activates: types of enemies and factions, all of them together.
force-creature = creatures
force-human = humans
force-robot = robots
force-super-mutant = super mutants
force-monster = monsters
force-star = star faction
force-shield = shield faction
faction-star = star faction
faction-shield = shield faction
property-aggressive = Aggressive
property-armored = Armoured
property-radioactive = Radioactive
property-ranged = Ranged
property-loot = Loot
property-flee = Flee
token-enemy = enemy
token-fog = fog
token-condenser = fog condenser

## Cards

kind-weapon = weapon
kind-apparel = apparel
kind-companion = companion
kind-aid = aid
kind-drug = drug
kind-magazine = magazine
kind-junk = junk
kind-tool = tool
kind-event = event
kind-rule = survivor’s own card
keyword-robot = robot
keyword-ranged = ranged
deck-loot = loot deck
deck-asset = asset deck
deck-unique = unique assets
deck-perk = perk deck
deck-agenda = agenda deck
deck-ruin = wasteland encounters
deck-settlement = settlement encounters
deck-vault-84 = Vault 84 encounters
deck-vault-109 = Vault 109 encounters
deck-library = card library
slot-weapon = weapon
slot-apparel = apparel
slot-companion = companion
slot-suit = suit worn under other apparel
slot-pack-1 = inventory, place 1
slot-pack-2 = inventory, place 2
slot-pack-3 = inventory, place 3
slot-pack-4 = inventory, place 4
slot-pack-5 = inventory, place 5

## Map

back-start = starting tile
back-named = double-sided tile
back-danger = dangerous tile
back-deadly = deadly tile
terrain-open = open
terrain-rough = rough
terrain-radioactive = radioactive
icon-ruin = ruin
icon-settlement = settlement
icon-vault-84 = Vault 84
icon-vault-109 = Vault 109

## Options and ends

option-scenario = Scenario
scenario-commonwealth = The Commonwealth
scenario-capital = The Capital Wasteland
scenario-far-harbor = Far Harbor
scenario-pitt = The Pitt
option-survivor = Survivor
option-track = Steps on the power track
option-agendas = Share of the agenda deck in play, in percent
option-faction-scoring = Faction agendas count
faction-scoring-spaces = each step of the lead
faction-scoring-bands = each colour band of the lead
faction-scoring-none = nothing beyond the one influence of each card
option-rotation = One action a turn, going round twice
reason-influence = Enough influence was gathered.
reason-faction = A faction reached the end of the power track, and somebody had enough influence.
reason-all-lost = A faction reached the end of the power track before anybody had enough influence: everybody has lost.
reason-all-eliminated = No survivor is left: everybody has lost.

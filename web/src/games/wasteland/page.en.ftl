### What Wasteland’s page says; its rules’ words come from the server

game-about-wasteland = One to four survivors set out from a camp at the crossroads, each with a secret agenda, while two factions race for power. Explore, fight, trade and choose whom to help, and gather enough influence before the wasteland belongs to somebody else.

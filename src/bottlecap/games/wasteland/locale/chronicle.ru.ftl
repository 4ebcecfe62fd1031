### Пустошь: партия как рассказ. Остальное рассказывают карты.

chronicle-plays = { $name }: { $survivor }
chronicle-round = Раунд { $round }
chronicle-quest = { $title }
chronicle-meeting = { $title } ({ $name }, { $where })
chronicle-choice = { $name }: { $head }
chronicle-deed = { $name }, «{ $title }»: { $head }
chronicle-by-itself = «{ $title }»: { $head }
chronicle-found = Разведано: { $face }.
chronicle-slain = { $name } выходит из боя с победой ({ $foe }).
chronicle-camped = { $name }: привал ({ $where }).
chronicle-killed = { $name }: смерть ({ $where }) и снова перекрёсток. Доброго слова никто и подобрать не успел.
chronicle-eliminated = { $name }: подниматься больше некому.
chronicle-pledged = { $name } кладёт карту на стол и выбирает сторону.
chronicle-gained = { $name } получает то, что есть в Пустоши в одном экземпляре: { $item }.
chronicle-became = { $name }: теперь в Пустоши так и говорят — { $trait }.
chronicle-faction-leads = { $faction }: теперь впереди.
chronicle-faction-ends = { $faction }: больше ничто не стоит на пути.
chronicle-taken-back = { $moves ->
    [one] (По общему согласию взят назад { $moves } ход.)
    [few] (По общему согласию взяты назад { $moves } хода.)
   *[other] (По общему согласию взято назад { $moves } ходов.)
}

# О чём сообщают тем, кто закрыл страницу.

notice-turn = Ваш ход: { $game }
notice-invitation = { $name ->
    [nobody] Вас зовут сыграть ещё раз: { $game }
   *[other] { $name } зовёт вас сыграть: { $game }
  }
notice-chat = { $name ->
    [nobody] Вам написали: { $game }
   *[other] { $name } пишет вам: { $game }
  }
notice-end = Партия окончена: { $game }
notice-test = Уведомления Bottlecap приходят сюда
notice-test-text = Это проверка, о которой вы просили.

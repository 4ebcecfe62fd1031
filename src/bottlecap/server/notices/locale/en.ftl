# Of what somebody is told once the page is closed.

notice-turn = Your turn: { $game }
notice-invitation = { $name ->
    [nobody] You are invited to another match of { $game }
   *[other] { $name } invites you to a match of { $game }
  }
notice-chat = { $name ->
    [nobody] There is a message for you: { $game }
   *[other] { $name } has written to you: { $game }
  }
notice-end = The match is over: { $game }
notice-test = Notices from Bottlecap arrive here
notice-test-text = This is what you asked for to try it out.

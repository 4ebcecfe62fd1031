game-name = Archive
action-take = { $alone ->
    [0] Draw a letter for all to see
   *[other] Draw a letter for yourself
 }
action-find = { $letter }
action-use = { $way }
way-burn = Burn it
way-return = Put it back
prompt-drawing = Draw a letter
prompt-reading = You hold { $letter }
event-found = { $seat } finds { $letter }
event-found-hidden = { $seat } finds a letter
event-used = { $seat } learns: { $outcome }
event-used-hidden = { $seat } learns something
reason-read = All letters are read
outcome-one-burn = zqamrfyxosluzzqz
outcome-one-burn-more =
    And more: zqyloraicnksqfqz
outcome-one-return = zqvahlrrtpvofoqz
outcome-one-return-more =
    And more: zqpdcfuarhoqypqz
outcome-two-burn = zqbzdypyldjkxuqz
outcome-two-return = zqepdmcemniqmjqz
outcome-three-burn = zqbhksckljhrjjqz
outcome-three-return = zqbgqmejlkjvlmqz
outcome-four-burn = zqgfnutepcshdoqz
outcome-four-return = zqlnexflwfdxcdqz
outcome-five-burn = zqasyvjvjxcbpdqz
outcome-five-return = zqfqvicwhyxxqqqz
outcome-six-burn = zqsvjprjjlvtxnqz
outcome-six-return = zqadmxwtnkgqrfqz
outcome-seven-burn = zqvmrwtpvoiqorqz
outcome-seven-return = zqxgrntsxsesgzqz
outcome-eight-burn = zqcunmmjayuafuqz
outcome-eight-return = zqaoljzpehzghtqz
-outcome-eight-return-word = zqccrknduboswqqz

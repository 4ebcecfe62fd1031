game-name = Архив
action-take = { $alone ->
    [0] Взять письмо при всех
   *[other] Взять письмо себе
 }
action-find = { $letter }
action-use = { $way }
way-burn = Сжечь
way-return = Положить обратно
prompt-drawing = Возьмите письмо
prompt-reading = У вас { $letter }
event-found = { $seat }: найдено письмо { $letter }
event-found-hidden = { $seat }: найдено письмо
event-used = { $seat } узнаёт: { $outcome }
event-used-hidden = { $seat } узнаёт что-то
reason-read = Все письма прочитаны
outcome-one-burn = zqkhxxaepobmkuqz
outcome-one-burn-more =
    И ещё: zqabwvjqbfzprxqz
outcome-one-return = zqrunvikxfepefqz
outcome-one-return-more =
    И ещё: zqdbtijwvmvslpqz
outcome-two-burn = zqsdnwwmipfvcbqz
outcome-two-return = zqqxvqqupjunswqz
outcome-three-burn = zqjyqsuoamhsdlqz
outcome-three-return = zqaksglpiojvbjqz
outcome-four-burn = zqvvfgvbiyojydqz
outcome-four-return = zqqnqblraxwbwrqz
outcome-five-burn = zqflgfodpuaxzzqz
outcome-five-return = zqcytjbxuvbapdqz
outcome-six-burn = zqqbonravrewfgqz
outcome-six-return = zqqhvcpmvxoadmqz
outcome-seven-burn = zqlsiqsqnoksbrqz
outcome-seven-return = zqwpwqsdgufwobqz
outcome-eight-burn = zqrdtfvtgqzrifqz
outcome-eight-return = zqafuifdmmkwfbqz
-outcome-eight-return-word = zqiiqcouxfgerjqz

event-dealt = { $seat } { $card }
event-dealt-hidden = { $seat }
event-said = { $seat } { $number }
lack-card = { $card }

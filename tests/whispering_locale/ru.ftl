event-dealt = { $seat } { $card }
event-dealt-hidden = { $seat }
event-offered = { $seat } { $other } { $card }
event-offered-hidden = { $seat } { $other }
event-swapped = { $seat } { $card }
event-swapped-hidden = { $seat }
event-coughed = { $seat }

# The letters with which people come back.

mail-return-subject = Come back to Bottlecap
mail-return = Open this link in the browser in which you want to play on:

    { $link }

    It works once, for { $minutes } minutes. If you have not asked for it, do nothing: without the link nobody gets in.
mail-keep-subject = Your address for Bottlecap
mail-keep = Somebody, probably you, wants to be able to come back to Bottlecap by this address. Open this link in the browser in which you asked for it:

    { $link }

    It works once, for { $minutes } minutes. If you have not asked for it, do nothing.

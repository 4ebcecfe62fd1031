"""The story: quests and encounters as rows of phrases, the machine that walks them, and what each verb is."""

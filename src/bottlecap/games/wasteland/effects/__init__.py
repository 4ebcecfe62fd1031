"""What cards do: the notation of it, and what each verb is."""

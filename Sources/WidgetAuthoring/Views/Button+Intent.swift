// The forms with an intent; the intent is run by whoever draws the widget.

print("widgetcheck")

import WidgetModel

struct PlacementHistory {
  /// The placement in the scenario, with the configuration that the person chose last.
  var placement: Placement

  /// True if a person has added it and not removed it.
  var isPresent = false

  var isVisible = true

  /// True if the phone moved to a different location and the widget has not learned of it.
  var isElsewhere = false

  var display = DisplayHistory()

  var reloads = ReloadHistory()

  var toggles = ToggleHistory()

  /// The first instant at which an answer about it may change without an input.
  var nextQuestion = Instant.never

  init(_ placement: Placement) { self.placement = placement }
}

import WidgetModel

/// What was said of the contexts of a phone, and what was due there last.
struct ContextsHistory {
  /// The contexts in which the phone is.
  var current: Set<PhoneContext> = []

  /// How many configurations of each widget are relevant, in the order of the widgets.
  var relevant: [(widget: WidgetID, number: Int32)] = []

  /// What was due last.
  var shown: [PresentedItem] = []

  /// Whether nothing was ever said, or is of interest still.
  var isIdle: Bool { current.isEmpty && relevant.isEmpty && shown.isEmpty }
}

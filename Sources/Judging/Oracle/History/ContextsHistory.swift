import WidgetModel

/// The inputs about the contexts of a phone, and the last presentations.
struct ContextsHistory {
  var current: Set<PhoneContext> = []

  /// The number of relevant configurations by widget, in the order of the widgets.
  var relevant: [(widget: WidgetID, number: Int32)] = []

  /// The items that were last due.
  var shown: [PresentedItem] = []

  /// True if no context was ever entered, or none matters any more.
  var isIdle: Bool { current.isEmpty && relevant.isEmpty && shown.isEmpty }
}

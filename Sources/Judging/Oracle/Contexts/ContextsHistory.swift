import WidgetModel

struct ContextsHistory {
  let setup: Setup

  var current: Set<PhoneContext> = []

  /// The number of relevant configurations by widget, in the order of the widgets.
  var relevant: [(widget: WidgetID, number: Int32)] = []

  /// The items that were last due.
  var shown: [PresentedItem] = []

  init(_ setup: Setup) { self.setup = setup }

  /// The profile of the run; `_read` avoids a copy of its arrays.
  var profile: Profile { _read { yield setup.profile } }

  /// True if nothing is shown in any context: none was ever entered, or none matters any more.
  var isIdle: Bool {
    current.isEmpty && relevant.isEmpty && shown.isEmpty && !profile.isOn(.mounting)
  }

  /// True if the Dynamic Island is not hidden by landscape.
  var hasIsland: Bool { profile.isOn(.islandInLandscape) || !current.contains(.landscape) }

  /// Records an input about the contexts.
  mutating func record(_ input: ContextInput, _ phone: PhoneHistory) {
    switch input {
    case .turned(let context, let isOn):
      current.remove(context)
      if isOn { current.insert(context) }
    case .relevant(let widget, let number):
      guard setup.widgets.indices.contains(Int(widget.number)), !phone.withdrawn.contains(widget)
      else { return }
      withdraw(widget)
      relevant.append((widget, number))
      relevant.sort { $0.widget < $1.widget }
    }
  }

  /// Records that a widget no longer has relevant configurations.
  mutating func withdraw(_ widget: WidgetID) { relevant.removeAll { $0.widget == widget } }

  mutating func removeApp() { relevant = [] }
}

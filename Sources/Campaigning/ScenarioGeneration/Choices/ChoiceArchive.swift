import WidgetModel

/// An archive that reads or writes a scenario's fields as choices, in a common layout.
protocol ChoiceArchive: Archive {
  var layout: ChoiceLayout { get set }

  /// Visits placeholders for missing fields, so that all variants have equally many choices.
  mutating func pad()

  /// Visits a list; choices are never refused.
  mutating func list<Element: Archivable>(_ name: String, _ value: inout [Element], limit: Int)
}

extension ChoiceArchive {
  /// Registers a value that determines which choices follow.
  mutating func follow<Value>(_ value: Value) {
    if let kind = value as? ViewKind { layout.record(kind) }
    if let word = value as? Input.Word {
      layout.missingFields = ChoiceLayout.padding(after: word)
      pad()
    }
    if let kind = value as? ScriptedAnswer.Kind {
      layout.missingFields = kind == .timeline ? 0 : 2
      var none: [ScriptedEntry] = []
      if kind == .error { list("entries", &none, limit: 10_000) }
    }
  }
}

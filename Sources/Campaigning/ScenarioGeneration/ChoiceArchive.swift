import WidgetModel

/// What reads or writes the choices of a scenario's fields: both must lay them out alike.
protocol ChoiceArchive: Archive {
  /// Where in the layout the archive stands.
  var layout: ChoiceLayout { get set }

  /// Visits the fields that an action lacks, so that all actions have as many choices.
  mutating func pad()

  /// Visits a list; choices are never refused.
  mutating func list<Element: Archivable>(_ name: String, _ value: inout [Element], limit: Int)
}

extension ChoiceArchive {
  /// Takes notice of a name that decides which choices follow.
  mutating func follow<Value>(_ value: Value) {
    if let kind = value as? ViewKind { layout.note(kind) }
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

import WidgetModel

/// The strings of a scenario that is encoded as choices, by index.
///
/// The empty string comes first, then the common vocabulary, then this scenario's own strings. The
/// simplest string is therefore the default, and every string of the scenario can be decoded.
struct TextTable: Sendable {
  private(set) var texts = Vocabulary.texts

  init(_ scenario: Scenario) {
    for widget in scenario.widgets {
      insert(widget.name)
      for view in widget.views {
        for node in view.nodes { insert(node.text) }
      }
    }
  }

  /// Returns a string's index by bytes, or 0: canonically equal strings may differ in a file.
  func number(of text: String) -> Int { texts.firstIndex { $0.utf8.elementsEqual(text.utf8) } ?? 0 }

  private mutating func insert(_ text: String) {
    if number(of: text) == 0, !text.isEmpty { texts.append(text) }
  }
}

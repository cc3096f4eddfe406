import WidgetModel

/// The texts that a scenario written as choices may have, each with its number.
///
/// First the empty text, then the vocabulary that all scenarios share, then what this scenario has
/// beside. So the simplest text is the default, and a name that hurts can be read back.
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

  /// The number of a text, 0 for one that is not in the table.
  ///
  /// Bytes are compared: texts that are canonically equal are not the same in a file.
  func number(of text: String) -> Int { texts.firstIndex { $0.utf8.elementsEqual(text.utf8) } ?? 0 }

  private mutating func insert(_ text: String) {
    if number(of: text) == 0, !text.isEmpty { texts.append(text) }
  }
}

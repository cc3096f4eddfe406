import WidgetModel

extension JSON {
  /// Returns an object with the members that have a value, in order.
  static func record(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  static func list(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }

  /// Returns a string, `nil` if it is empty, for optional members.
  static func words(_ text: String) -> JSON? { text.isEmpty ? nil : .string(text) }

  var document: String { JSONEscaping.escape(pretty()) }
}

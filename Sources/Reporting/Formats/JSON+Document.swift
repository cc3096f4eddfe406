import WidgetModel

extension JSON {
  /// An object of the members that have a value, in their order.
  static func record(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// A list of texts.
  static func list(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }

  /// A text, `nil` of an empty one, for members that are left out then.
  static func words(_ text: String) -> JSON? { text.isEmpty ? nil : .string(text) }

  /// The value as a whole document, in which no hidden scalar stands as it is.
  var document: String { JSONEscaping.escape(pretty()) }
}

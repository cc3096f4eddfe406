/// A list in a setting's text: elements separated by blanks, some of them quoted.
///
/// Source: swift-build's grammar of lists (`SWBMacro`), read for its rules.
enum SettingList {
  /// Returns the elements of a list in O(characters).
  ///
  /// Quotes, single or double, keep an element together, up to the end if unclosed; a backslash
  /// escapes the next character.
  static func elements(of text: String) -> [String] {
    var elements: [String] = []
    var element: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        element = element ?? ""
        element?.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
        element = element ?? ""
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        element = element ?? ""
      } else if quote == nil, character.isWhitespace {
        if let element { elements.append(element) }
        element = nil
      } else {
        element = element ?? ""
        element?.append(character)
      }
    }
    return elements + (element.map { [$0] } ?? [])
  }

  static func quoted(_ element: String) -> String {
    if element.isEmpty { return "\"\"" }
    return element.reduce(into: "") { text, character in
      if character.isWhitespace || ["\\", "\"", "'"].contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}

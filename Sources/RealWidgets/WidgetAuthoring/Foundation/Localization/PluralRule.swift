import Foundation

/// An entry of a `.stringsdict`: a format with variables and their texts by plural category.
struct PluralRule: Hashable, Sendable {
  struct Variable: Hashable, Sendable {
    /// The type of its value as a format specifier, such as `d` or `lu`.
    var valueType = "d"
    var texts: [String: String] = [:]

    /// Returns the text for a number; `zero` applies to 0 in every language.
    func text(for number: Double, in language: String) -> String {
      if number == 0, let text = texts["zero"] { return text }
      return texts[PluralCategory.name(of: number, in: language)] ?? texts["other"] ?? ""
    }
  }

  var format: String

  var variables: [String: Variable]

  var language: String

  init?(_ entry: [String: Any], language: String) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.format = format
    self.language = language
    variables = entry.compactMapValues { value in
      guard let fields = value as? [String: Any] else { return nil }
      var variable = Variable()
      for (name, field) in fields {
        guard let text = field as? String else { continue }
        switch name {
        case "NSStringFormatSpecTypeKey": continue
        case "NSStringFormatValueTypeKey": variable.valueType = text
        default: variable.texts[name] = text
        }
      }
      return variable
    }
  }
}

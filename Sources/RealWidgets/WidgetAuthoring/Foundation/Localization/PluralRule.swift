import Foundation

/// An entry of a `.stringsdict`: a format with variables, each of which has a text for each category.
struct PluralRule: Hashable, Sendable {
  /// A variable of the format.
  struct Variable: Hashable, Sendable {
    /// The type of its value as a format has it, such as `d` or `lu`.
    var valueType = "d"
    /// The texts by category; `other` is there, if anything is.
    var texts: [String: String] = [:]

    /// The text for a number, which may have variables and specifiers of its own.
    ///
    /// A text for `zero` counts for 0 in each language.
    func text(for number: Double, in language: String) -> String {
      if number == 0, let text = texts["zero"] { return text }
      return texts[PluralCategory.name(of: number, in: language)] ?? texts["other"] ?? ""
    }
  }

  /// The format, whose variables are written `%#@name@`.
  var format: String

  /// The variables by their names.
  var variables: [String: Variable]

  /// The language whose categories count.
  var language: String

  /// Reads an entry; `nil` when it has no format.
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

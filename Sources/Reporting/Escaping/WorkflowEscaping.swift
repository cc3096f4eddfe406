/// How a text stands in a workflow command of GitHub Actions.
///
/// A line that a subject smuggled into a message would be a command of its own.
/// Source: the functions `escapeData` and `escapeProperty` of GitHub's actions toolkit.
enum WorkflowEscaping {
  /// The text as a command's message; line feeds are kept, escaped.
  static func message(_ text: String) -> String {
    replace(text.revealed(keeping: ["\n", "\r"])) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// The text as the value of a command's property.
  static func property(_ text: String) -> String {
    replace(message(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func replace(
    _ text: String,
    with replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escaped = replacement(scalar) {
        result += escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

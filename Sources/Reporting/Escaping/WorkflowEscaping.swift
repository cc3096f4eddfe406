/// Escapes text for workflow commands of GitHub Actions, which a line feed in it could start.
///
/// Source: the functions `escapeData` and `escapeProperty` of GitHub's actions toolkit.
enum WorkflowEscaping {
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

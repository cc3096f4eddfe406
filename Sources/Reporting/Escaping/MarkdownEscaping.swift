enum MarkdownEscaping {
  /// Returns the text as prose on one line, with all punctuation literal.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in oneLine(text).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@": result += "&#64;"  // No one is mentioned by a report.
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "$", ":":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "-" where result.isEmpty, "=" where result.isEmpty:
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the text as a code span, with a fence longer than any run of backticks in it.
  static func code(_ text: String) -> String {
    let content = oneLine(text)
    let fence = String(repeating: "`", count: longestRun(in: content) + 1)
    let isPadded = content.first == "`" || content.last == "`" || content.isEmpty
    return isPadded ? "\(fence) \(content) \(fence)" : fence + content + fence
  }

  /// Returns lines as a code block, with a fence longer than any run of backticks in them.
  static func block(_ lines: [String]) -> String {
    let content = lines.map { $0.revealed() }
    let longest = content.map(longestRun).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + "text"] + content + [fence]).joined(separator: "\n")
  }

  private static func oneLine(_ text: String) -> String {
    let spaced = text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : $0 }
    return String(String.UnicodeScalarView(spaced)).revealed()
  }

  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

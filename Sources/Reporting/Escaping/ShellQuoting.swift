package enum ShellQuoting {
  /// Returns the text, in single quotes if a shell needs them, hidden scalars as `$'...'`.
  package static func quote(_ text: String) -> String {
    if text.unicodeScalars.contains(where: \.isHidden) {
      return "$'" + text.unicodeScalars.map(escaped).joined() + "'"
    }
    let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy(isPlain)
    if isPlain { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", ":", "=", "@", "%", "+", ",": true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
    guard scalar.isHidden else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// An operator behind a reference, such as `lower` in `$(NAME:lower)`.
///
/// Source: `xcode-projects` B4, after the operators of Apple's build system.
enum SettingOperator {
  /// The value that an operator makes of another; `nil` for an operator that is not known.
  static func apply(_ name: String, to value: String) -> String? {
    if let sign = name.firstIndex(of: "=") {
      return apply(String(name[..<sign]), String(name[name.index(after: sign)...]), to: value)
    }
    switch name {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "identifier", "c99extidentifier": return identifier(value)
    case "rfc1034identifier":
      return String(value.map { isPlain($0) || $0 == "." ? $0 : "-" })
    case "quote": return quoted(value)
    case "dir": return value.contains("/") ? FilePath.folder(value) + "/" : "./"
    case "file": return FilePath.name(value)
    case "base": return base(of: FilePath.name(value))
    case "suffix":
      let kind = FilePath.name(value).split(separator: ".", omittingEmptySubsequences: false)
      return kind.count > 1 ? "." + (kind.last ?? "") : ""
    case "standardizepath": return value.hasPrefix("/") ? FilePath.normalized(value) : value
    case "not": return ["YES", "TRUE", "1"].contains(value.uppercased()) ? "NO" : "YES"
    default: return nil
    }
  }

  private static func apply(_ name: String, _ argument: String, to value: String) -> String? {
    switch name {
    case "default": value.isEmpty ? argument : value
    case "dir": argument + "/" + FilePath.name(value)
    case "file": FilePath.folder(value) + "/" + argument
    case "base":
      FilePath.folder(value) + "/" + argument + (apply("suffix", to: value) ?? "")
    case "suffix":
      String(value.dropLast((apply("suffix", to: value) ?? "").count)) + argument
    case "relativeto":
      value.hasPrefix(argument + "/") ? String(value.dropFirst(argument.count + 1)) : value
    default: nil
    }
  }

  private static func base(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// A name that C takes: each other character becomes an underscore, also a digit at the beginning.
  private static func identifier(_ value: String) -> String {
    var text = String(value.map { isPlain($0) || $0 == "_" ? $0 : "_" })
    if text.first?.isNumber == true { text = "_" + text.dropFirst() }
    return text
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func quoted(_ value: String) -> String {
    let special: Set<Character> = [" ", "\t", "\"", "'", "\\", "$", "`", "(", ")"]
    return value.reduce(into: "") { text, character in
      if special.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}

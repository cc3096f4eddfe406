/// The lines of a configuration file, one statement after the other.
///
/// `//` begins a comment everywhere but in the name of an included file, also within a value: `https://x` is `https:`.
/// A value that ends in a backslash continues on the next line.
///
/// Source: swift-build's reader of configuration files, read for its rules.
struct ConfigurationLines {
  /// The meaning of a line.
  enum Line {
    /// `NAME[conditions] = value`.
    case assignment(name: String, conditions: [SettingAssignment.Condition], value: String)
    /// `#include "name"`, or `#include? "name"`.
    case inclusion(name: String, isOptional: Bool)
    /// Anything else, with a sentence that says so.
    case unknown(String)
  }

  private let lines: [Substring]
  private var index = 0

  /// Divides a text; carriage returns, alone or before line feeds, end a line too.
  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The next line that is not empty, and its number from 1; `nil` at the end.
  mutating func next() -> (line: Line, number: Int)? {
    while index < lines.count {
      let line = lines[index]
      index += 1
      let number = index
      let code = ConfigurationLines.code(line)
      if code.isEmpty { continue }
      return (code.hasPrefix("#") ? directive(line) : assignment(code[...]), number)
    }
    return nil
  }

  private func directive(_ line: Substring) -> Line {
    let text = SettingAssignment.trimmed(line)
    let found = text.wholeMatch(of: /#\s*include(\?)?\s*"([^"]+)"\s*;?\s*(?:\/\/.*)?/)
    guard let found else { return .unknown("\(text.prefix(80)) is not a directive that is known") }
    return .inclusion(name: String(found.2), isOptional: found.1 != nil)
  }

  private mutating func assignment(_ code: Substring) -> Line {
    guard let sign = SettingAssignment.assignment(in: code) else {
      return .unknown("the line gives no setting a value")
    }
    guard let name = SettingName(code[..<sign]) else {
      return .unknown("\(code[..<sign].prefix(80)) is not the name of a setting with conditions")
    }
    var parts = [ConfigurationLines.value(code[code.index(after: sign)...])]
    while let last = parts.last, last.hasSuffix("\\") {
      parts[parts.count - 1] = SettingAssignment.trimmed(last.dropLast())
      guard index < lines.count else { break }
      let next = ConfigurationLines.value(ConfigurationLines.code(lines[index])[...])
      // An empty line ends the value and is passed over as such.
      if next.isEmpty { break }
      index += 1
      parts.append(next)
    }
    let value = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return .assignment(name: name.name, conditions: name.conditions, value: value)
  }

  /// A line without its comment and the blanks around it.
  private static func code(_ line: Substring) -> String {
    SettingAssignment.trimmed(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
  }

  /// A value without the blanks around it and one semicolon at its end.
  private static func value(_ text: Substring) -> String {
    let value = SettingAssignment.trimmed(text)
    return value.hasSuffix(";") ? SettingAssignment.trimmed(value.dropLast()) : value
  }
}

/// The statements of a configuration file, one per line.
///
/// `//` begins a comment even within a value, `https://x` being `https:`, but not in an included
/// file's name. A final backslash continues a value on the next line. Source: swift-build's reader.
struct ConfigurationLines {
  enum Line {
    /// `NAME[conditions] = value`.
    case assignment(name: String, conditions: [SettingAssignment.Condition], value: String)
    /// `#include "name"`, or `#include? "name"`.
    case inclusion(name: String, isOptional: Bool)
    case unknown(String)
  }

  private let lines: [Substring]
  private var index = 0

  /// Splits a text; carriage returns, alone or before line feeds, end a line too.
  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Returns the next non-empty line and its number from 1; `nil` at the end.
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
      // An empty line ends the value and is skipped as usual.
      if next.isEmpty { break }
      index += 1
      parts.append(next)
    }
    let value = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return .assignment(name: name.name, conditions: name.conditions, value: value)
  }

  /// Returns a line without its comment and surrounding blanks.
  private static func code(_ line: Substring) -> String {
    SettingAssignment.trimmed(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
  }

  /// Returns a value without surrounding blanks and one final semicolon.
  private static func value(_ text: Substring) -> String {
    let value = SettingAssignment.trimmed(text)
    return value.hasSuffix(";") ? SettingAssignment.trimmed(value.dropLast()) : value
  }
}

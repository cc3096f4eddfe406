import PropertyTesting

extension SavedCase {
  /// Parses the text of a saved case.
  ///
  /// Unknown fields are errors, because ignoring one might change the meaning of the case. Line
  /// ends may be those of any system.
  ///
  /// - Throws: ``SavedCaseError``.
  /// - Complexity: O(length of the text).
  public init(parsing text: String) throws(SavedCaseError) {
    // Split by scalars: as a character, a carriage return with a line feed is one.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(withoutReturn)
    if lines.last == "" { lines.removeLast() }
    try Self.checkFormat(lines.first ?? "")
    var fields: [String: String] = [:]
    var number = 1
    while number < lines.count, !lines[number].hasPrefix("choices:") {
      let (name, value) = try Self.field(lines[number], line: number + 1)
      guard fields.updateValue(value, forKey: name) == nil else {
        throw .repeatedField(name, line: number + 1)
      }
      number += 1
    }
    func required(_ name: String) throws(SavedCaseError) -> String {
      guard let value = fields[name] else { throw .missingField(name) }
      return value
    }
    let stateText = try required("state")
    guard let state = State(rawValue: stateText) else { throw .unknownState(stateText) }
    property = try required("property")
    generator = fields["generator"]
    failure = try required("failure")
    self.state = state
    value = try required("value")
    encodedValue = fields["encoded"]
    guard number < lines.count else { throw .missingField("choices") }
    do {
      choices = try ChoiceSequence(parsing: lines[(number + 1)...].joined(separator: "\n"))
    } catch {
      throw .choices(error)
    }
    // A truncated file might otherwise be read as a simpler case.
    let counted = lines[number].dropFirst("choices: ".count)
    guard counted == "\(choices.values.count)" else {
      throw .wrongCount(said: String(counted), found: choices.values.count)
    }
  }

  private static func checkFormat(_ line: String) throws(SavedCaseError) {
    guard line.hasPrefix(opening + " "), let found = Int(line.dropFirst(opening.count + 1)),
      found > 0
    else { throw .notACase }
    guard found <= format else { throw .newerFormat(found: found, newest: format) }
  }

  private static let fieldNames = ["property", "generator", "failure", "state", "value", "encoded"]

  private static func field(
    _ line: String,
    line number: Int
  ) throws(SavedCaseError) -> (name: String, value: String) {
    guard let colon = line.firstIndex(of: ":") else { throw .noField(line: number) }
    let name = String(line[..<colon])
    guard fieldNames.contains(name) else { throw .unknownField(name, line: number) }
    var rest = line[line.index(after: colon)...]
    if rest.first == " " { rest.removeFirst() }
    guard let value = unescaped(rest) else { throw .badEscape(line: number) }
    return (name, value)
  }
}

private func withoutReturn(_ line: Substring.UnicodeScalarView) -> String {
  String(Substring(line.last == "\r" ? line.dropLast() : line))
}

/// Returns the unescaped text of a line; nil if an escape is invalid.
private func unescaped(_ line: Substring) -> String? {
  var text = ""
  var rest = line.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    guard scalar == "\\" else {
      text.unicodeScalars.append(scalar)
      continue
    }
    switch rest.popFirst() {
    case "\\": text += "\\"
    case "n": text += "\n"
    case "r": text += "\r"
    case "t": text += "\t"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let code = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(code)
      else { return nil }
      text.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: end)...]
    default: return nil
    }
  }
  return text
}

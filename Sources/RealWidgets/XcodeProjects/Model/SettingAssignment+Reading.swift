extension SettingAssignment {
  /// Parses an entry of a project file's settings table.
  ///
  /// The key has conditions, as in `NAME[sdk=iphoneos*][config=Debug]` or `NAME[sdk=a,arch=b]`.
  /// List elements are separated by spaces, and quoted if they contain blanks.
  public init(key: String, value: ProjectValue, file: String) {
    let (name, conditions) = SettingAssignment.parts(of: key)
    self.init(
      name: name,
      conditions: conditions,
      value: value.text
        ?? value.list.compactMap(\.text).map(SettingList.quoted)
        .joined(separator: " "),
      location: SourceLocation(file: file, line: value.line)
    )
  }

  /// Splits a key into name and conditions; like Xcode, it takes a malformed key as a name.
  static func parts(of key: String) -> (name: String, conditions: [Condition]) {
    SettingName(key[...]).map { ($0.name, $0.conditions) } ?? (key, [])
  }

  /// Returns the position of the first equals sign outside brackets.
  static func assignment(in line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: continue
      }
    }
    return nil
  }

  static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

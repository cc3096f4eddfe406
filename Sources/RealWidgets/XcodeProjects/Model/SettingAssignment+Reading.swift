extension SettingAssignment {
  /// Reads a member of a project file's table of settings.
  ///
  /// - Parameters:
  ///   - key: The name with its conditions, such as `NAME[sdk=iphoneos*][config=Debug]` or `NAME[sdk=a,arch=b]`.
  ///   - value: The value; the elements of a list are separated by spaces, and quoted where they have blanks.
  ///   - file: The path of the file.
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

  /// The name and the conditions of a key; a key that cannot be divided is a name as it stands, as for Xcode.
  static func parts(of key: String) -> (name: String, conditions: [Condition]) {
    SettingName(key[...]).map { ($0.name, $0.conditions) } ?? (key, [])
  }

  /// Where the equals sign of a line stands that no bracket surrounds.
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

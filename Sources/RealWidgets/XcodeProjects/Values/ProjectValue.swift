/// A text, list or table in a project file of any format, with its line; numbers and Booleans are
/// texts, as in old property lists: `1`, `YES`, `true`.
public struct ProjectValue: Equatable, Sendable {
  /// The kinds of values.
  public indirect enum Content: Equatable, Sendable {
    case text(String)
    case list([ProjectValue])
    /// Values by key, in the order of the file.
    case table([Member])
  }

  /// A key of a table and its value.
  public struct Member: Equatable, Sendable {
    /// The member's key.
    public let key: String
    /// The line of the key, from 1.
    public let line: Int
    /// The member's value.
    public let value: ProjectValue

    /// Creates a member of a table.
    public init(key: String, line: Int, value: ProjectValue) {
      self.key = key
      self.line = line
      self.value = value
    }
  }

  /// The value's content.
  public let content: Content

  /// The first line of the value, from 1; 0 if the format has no lines.
  public let line: Int

  /// Creates a value.
  public init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  /// The string, `nil` for a list or table.
  public var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The values of a list, empty for anything else.
  public var list: [ProjectValue] {
    if case .list(let list) = content { list } else { [] }
  }

  /// The strings of a list; a single string counts as a list of one.
  public var texts: [String] {
    text.map { [$0] } ?? list.compactMap(\.text)
  }

  /// The members of a table, empty for anything else.
  public var members: [Member] {
    if case .table(let members) = content { members } else { [] }
  }

  /// The last value of a key, `nil` for none, in O(members of the table).
  public subscript(key: String) -> ProjectValue? {
    members.last { $0.key == key }?.value
  }
}

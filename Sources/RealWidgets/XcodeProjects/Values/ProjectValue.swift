/// A value in a project file, whatever its format: a text, a list or a table, each with its line.
///
/// Numbers and truth values are texts, as in the old format of property lists: `1`, `YES`, `true`.
public struct ProjectValue: Equatable, Sendable {
  /// What the value consists of.
  public indirect enum Content: Equatable, Sendable {
    /// A text, number or truth value.
    case text(String)
    /// Values in order.
    case list([ProjectValue])
    /// Values by key, in the order of the file.
    case table([Member])
  }

  /// A key of a table and its value.
  public struct Member: Equatable, Sendable {
    /// The key.
    public let key: String
    /// The line of the key, from 1.
    public let line: Int
    /// The value.
    public let value: ProjectValue

    /// Creates a member of a table.
    public init(key: String, line: Int, value: ProjectValue) {
      self.key = key
      self.line = line
      self.value = value
    }
  }

  /// What the value consists of.
  public let content: Content

  /// The line on which the value begins, from 1; 0 where the format gives none.
  public let line: Int

  /// Creates a value.
  public init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  /// The text, `nil` for a list or table.
  public var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The values of a list, empty for anything else.
  public var list: [ProjectValue] {
    if case .list(let list) = content { list } else { [] }
  }

  /// The texts of a list; a single text counts as a list of one.
  public var texts: [String] {
    text.map { [$0] } ?? list.compactMap(\.text)
  }

  /// The members of a table, empty for anything else.
  public var members: [Member] {
    if case .table(let members) = content { members } else { [] }
  }

  /// The value of a key, that of its last member where the table has several; `nil` for none.
  ///
  /// - Complexity: O(members of the table).
  public subscript(key: String) -> ProjectValue? {
    members.last { $0.key == key }?.value
  }
}

/// An error or a note of the Swift compiler.
public struct CompilerMessage: Hashable, Sendable {
  /// The severities of messages.
  public enum Severity: String, Sendable {
    case error
    case note
  }

  /// The path of the file as given to the compiler.
  public let file: String

  /// The line, from 1.
  public let line: Int

  /// The column in bytes, from 1.
  public let column: Int

  /// The severity.
  public let severity: Severity

  /// The text after `error: ` or `note: `.
  public let text: String

  /// The message's meaning.
  public let kind: Kind

  /// The notes that belong to an error.
  public var notes: [CompilerMessage] = []

  /// Creates a message from its parts.
  public init(
    file: String,
    line: Int,
    column: Int,
    severity: Severity = .error,
    text: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.text = text
    kind = Kind(text)
  }

  /// Parses a line of the compiler's output in its `llvm` style; `nil` for other lines.
  public init?(line row: some StringProtocol) {
    for severity in [Severity.error, .note] {
      guard let mark = row.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = row[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let line = Int(place[place.count - 2])
      else { continue }
      self.init(
        file: place.dropLast(2).joined(separator: ":"),
        line: line,
        column: column,
        severity: severity,
        text: String(row[mark.upperBound...])
      )
      return
    }
    return nil
  }

  /// Parses all errors of the compiler's output, each once with its notes, in O(output length).
  public static func errors(in output: String) -> [CompilerMessage] {
    var errors: [CompilerMessage] = []
    var seen: Set<CompilerMessage> = []
    var isRepeated = false
    for row in output.split(separator: "\n") {
      guard let message = CompilerMessage(line: row) else { continue }
      if message.severity == .error {
        isRepeated = !seen.insert(message).inserted
        if !isRepeated { errors.append(message) }
      } else if !isRepeated, !errors.isEmpty {
        errors[errors.count - 1].notes.append(message)
      }
    }
    return errors.map(\.atExpansion)
  }

  /// The message, moved from a macro's expansion to the code that the macro was given.
  private var atExpansion: CompilerMessage {
    guard file.contains("@__swiftmacro_"),
      let note = notes.first(where: {
        $0.text.hasPrefix("in expansion of macro") && !$0.file.contains("@__swiftmacro_")
      })
    else { return self }
    var message = CompilerMessage(
      file: note.file,
      line: note.line,
      column: note.column,
      severity: severity,
      text: text
    )
    message.notes = notes
    return message
  }
}

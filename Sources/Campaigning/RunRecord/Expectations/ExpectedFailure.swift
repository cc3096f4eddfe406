import Clauses

/// A known failure that does not fail runs for now.
public struct ExpectedFailure: Hashable, Sendable {
  /// The clause, or the row of facts whose clauses are covered.
  public var clause: String
  /// The subjects or widgets that are covered, with `*` for any text; empty for all.
  public var subject: String
  /// The class, or `class: message`, with `*` for any text; empty for all.
  public var match: String
  /// The reason why the failure is expected.
  public var reason: String
  /// The link to an issue or discussion.
  public var link: String
  /// The last day on which the expectation counts, `nil` for no end.
  public var until: CalendarDay?
  /// The location of the expectation's text.
  public var place: Place
  /// The widget types that are covered when a finding names no source line; `nil` for all.
  public var owners: [String]?

  /// The location of an expectation's text.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The file name as the user gave it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// True if the expectation is a comment in Swift source and covers only findings of that file.
    public var isSource: Bool
    /// True if the expectation covers only findings of its own line.
    public var isLine: Bool

    /// Creates a location.
    public init(file: String, line: Int, isSource: Bool = false, isLine: Bool = false) {
      self.file = file
      self.line = line
      self.isSource = isSource
      self.isLine = isLine
    }

    /// The file and the line.
    public var description: String { "\(file):\(line)" }
  }

  /// Creates an expectation.
  public init(
    clause: String,
    subject: String = "",
    match: String = "",
    reason: String,
    link: String = "",
    until: CalendarDay? = nil,
    place: Place
  ) {
    self.clause = clause
    self.subject = subject
    self.match = match
    self.reason = reason
    self.link = link
    self.until = until
    self.place = place
  }

  /// Returns true if the expectation is about a clause.
  public func concerns(clause id: String) -> Bool {
    ClauseID(clause).text == id || clause == ClauseID(id).row
  }

  /// Returns true if the expectation is about the subject of a run or one of its widgets.
  public func concerns(_ record: RunRecord) -> Bool {
    let pattern = TextPattern(subject)
    return pattern.matches(record.header.subject)
      || record.widgets.contains { pattern.matches($0.kind) || pattern.matches($0.type) }
      || record.findings.contains { $0.violations.contains { pattern.matches($0.widget) } }
  }

  /// Returns true if the expectation covers a violation, regardless of its last day.
  public func covers(_ violation: ViolationLine, of record: RunRecord) -> Bool {
    guard concerns(clause: violation.clause) else { return false }
    let type = record.widgets.first { $0.kind == violation.widget }?.type ?? ""
    let names = [record.header.subject, violation.widget, type].filter { !$0.isEmpty }
    guard subject.isEmpty || names.contains(where: TextPattern(subject).matches) else {
      return false
    }
    let texts = [violation.kind, "\(violation.kind): \(violation.message)"]
    guard texts.contains(where: TextPattern(match).matches) else { return false }
    guard place.isSource else { return true }
    guard violation.source.isEmpty else { return isPlace(of: violation.source) }
    guard !place.isLine else { return false }
    guard let owners else { return true }
    // A violation that names no widget belongs to the only one, or to none in particular.
    let only = record.widgets.count == 1 ? record.widgets[0].type : ""
    return owners.contains(type.isEmpty ? only : type)
  }

  /// Returns true if a source line such as `Views/Feed.swift:41` is in the expectation's file.
  private func isPlace(of source: String) -> Bool {
    let parts = source.split(separator: ":").map(String.init)
    let file = parts.first ?? source
    if place.isLine, parts.count > 1, Int(parts[1]) != place.line { return false }
    // A backtrace and the command line may give the same file with folders or without.
    return file == place.file || file.hasSuffix("/" + place.file)
      || place.file.hasSuffix("/" + file)
  }
}

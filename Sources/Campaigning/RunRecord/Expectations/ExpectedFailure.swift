import Clauses

/// A failure that somebody knows of and does not want to fail runs for now.
public struct ExpectedFailure: Hashable, Sendable {
  /// The clause, or the row of facts whose clauses are meant.
  public var clause: String
  /// The subjects or widgets that are meant, with `*` for any text; empty for all.
  public var subject: String
  /// The class, or the class and message with `: ` between, with `*` for any text; empty for all.
  public var match: String
  /// Why the failure is expected.
  public var reason: String
  /// Where it is followed up.
  public var link: String
  /// The last day on which the expectation counts, `nil` for every day.
  public var until: CalendarDay?
  /// Where it is written down.
  public var place: Place
  /// The types of the widgets that are meant where a finding names no line; `nil` for all.
  public var owners: [String]?

  /// Where an expectation is written down.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The file as the user named it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// Whether the file is Swift source whose findings alone are meant.
    public var isSource: Bool
    /// Whether the findings of the line alone are meant.
    public var isLine: Bool

    /// Creates a place.
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

  /// Whether the expectation is about a clause.
  public func concerns(clause id: String) -> Bool {
    ClauseID(clause).text == id || clause == ClauseID(id).row
  }

  /// Whether the expectation is about the subject of a run or one of its widgets.
  public func concerns(_ record: RunRecord) -> Bool {
    let pattern = TextPattern(subject)
    return pattern.matches(record.header.subject)
      || record.widgets.contains { pattern.matches($0.kind) || pattern.matches($0.type) }
      || record.findings.contains { $0.violations.contains { pattern.matches($0.widget) } }
  }

  /// Whether the expectation covers what breaks a clause, its last day left aside.
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
    // What names no widget is about the only one, or about none in particular.
    let only = record.widgets.count == 1 ? record.widgets[0].type : ""
    return owners.contains(type.isEmpty ? only : type)
  }

  /// Whether a source line such as `Views/Feed.swift:41` lies in the expectation's own file.
  private func isPlace(of source: String) -> Bool {
    let parts = source.split(separator: ":").map(String.init)
    let file = parts.first ?? source
    if place.isLine, parts.count > 1, Int(parts[1]) != place.line { return false }
    return file == place.file || file.hasSuffix("/" + place.file)
      || place.file.hasSuffix("/" + file)
  }
}

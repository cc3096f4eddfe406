import Clauses

/// What changed from one record, the baseline, to another.
///
/// It is a view of two records: neither of them knows the other.
public struct RecordComparison: Hashable, Sendable {
  /// A clause or finding that changed.
  public struct Change: Hashable, Sendable {
    /// The clause.
    public var clause: String
    /// What it is called.
    public var title: String
    /// What changed, in a few words.
    public var text: String
    /// The name of the finding, empty where the clause itself is meant.
    public var finding: String
  }

  /// What broke and did not before: a clause, or another class or widget of a broken one.
  public private(set) var newlyBroken: [Change] = []
  /// What broke before and does not any more.
  public private(set) var fixed: [Change] = []
  /// Clauses that were exercised before and are not any more.
  public private(set) var newlyVacuous: [Change] = []
  /// Clauses that the baseline does not have.
  public private(set) var new: [Change] = []
  /// Clauses that the baseline alone has.
  public private(set) var gone: [Change] = []
  /// Why the two may not be comparable: differences in what was run.
  public private(set) var caveats: [String] = []

  /// Whether nothing changed.
  public var isEmpty: Bool {
    newlyBroken.isEmpty && fixed.isEmpty && newlyVacuous.isEmpty && new.isEmpty && gone.isEmpty
  }

  /// Compares a record with a baseline.
  public init(_ record: RunRecord, to baseline: RunRecord) {
    let before = Dictionary(
      baseline.clauses.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let now = Set(record.clauses.map(\.id))
    for clause in record.clauses {
      guard let old = before[clause.id] else {
        new.append(Change(clause, clause.verdict.rawValue))
        continue
      }
      if clause.verdict == .vacuous, old.verdict.isExercised {
        newlyVacuous.append(Change(clause, "was \(old.verdict.rawValue)"))
      }
      if clause.verdict.isBroken, !old.verdict.isBroken,
        !record.findings.contains(where: { $0.clause == clause.id })
      {
        newlyBroken.append(Change(clause, "was \(old.verdict.rawValue)"))
      }
      if clause.verdict == .held, old.verdict.isBroken {
        fixed.append(Change(clause, "was \(old.verdict.rawValue)"))
      }
    }
    gone = baseline.clauses.filter { !now.contains($0.id) }
      .map { Change($0, "was \($0.verdict.rawValue)") }
    compareFindings(of: record, baseline)
    caveats = RecordComparison.caveats(record.header, baseline.header)
    if baseline.footer == nil { caveats.append("The baseline is partial.") }
  }

  private mutating func compareFindings(of record: RunRecord, _ baseline: RunRecord) {
    let before = Set(baseline.findings.map(\.name))
    let now = Set(record.findings.map(\.name))
    for finding in record.findings where !before.contains(finding.name) {
      let title = record.clauses.first { $0.id == finding.clause }?.title ?? ""
      newlyBroken.append(Change(finding, title))
    }
    for finding in baseline.findings where !now.contains(finding.name) {
      // A clause that holds again is told once, and one that was not judged was not fixed.
      guard let line = record.clauses.first(where: { $0.id == finding.clause }),
        line.verdict.isBroken
      else { continue }
      fixed.append(Change(finding, line.title, isGone: true))
    }
  }

  private static func caveats(_ now: RecordHeader, _ before: RecordHeader) -> [String] {
    let all: [(String, String, String)] = [
      ("subject", before.subject, now.subject), ("profile", before.profile, now.profile),
      ("seed", "\(before.seed)", "\(now.seed)"), ("cases", "\(before.cases)", "\(now.cases)"),
      ("generators", before.generator, now.generator), ("tool", before.tool, now.tool),
      (
        "selection", before.selection.map(\.text).joined(separator: " "),
        now.selection.map(\.text).joined(separator: " ")
      ),
      (
        "settings", before.settings.map { "\($0.key.rawValue)=\($0.value)" }.joined(separator: " "),
        now.settings.map { "\($0.key.rawValue)=\($0.value)" }.joined(separator: " ")
      ),
    ]
    return all.filter { $0.1 != $0.2 }.map { name, before, now in
      "The \(name) differs: \(before.isEmpty ? "none" : before) then, "
        + "\(now.isEmpty ? "none" : now) now."
    }
  }
}

extension RecordComparison.Change {
  fileprivate init(_ clause: ClauseLine, _ text: String) {
    self.init(clause: clause.id, title: clause.title, text: text, finding: "")
  }

  fileprivate init(_ finding: FindingLine, _ title: String, isGone: Bool = false) {
    let place = finding.widget.isEmpty ? finding.kind : "\(finding.kind) in \(finding.widget)"
    self.init(
      clause: finding.clause,
      title: title,
      text: place,
      finding: isGone ? "" : finding.name
    )
  }
}

extension ClauseLine.Verdict {
  /// Whether it broke, expected or not.
  fileprivate var isBroken: Bool { self == .broken || self == .expected }

  /// Whether the run said something of it.
  fileprivate var isExercised: Bool { self == .held || isBroken }
}

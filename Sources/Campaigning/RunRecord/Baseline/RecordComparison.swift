import Clauses

/// The differences between a record and an earlier one, the baseline.
public struct RecordComparison: Hashable, Sendable {
  /// A clause or finding that changed.
  public struct Change: Hashable, Sendable {
    /// The clause's id.
    public var clause: String
    /// The clause's title.
    public var title: String
    /// A short description of the change.
    public var text: String
    /// The name of the finding, empty if the change is about the clause itself.
    public var finding: String
  }

  /// Newly broken clauses, and new classes or widgets of clauses that were broken before.
  public private(set) var newlyBroken: [Change] = []
  /// Failures of the baseline that are gone, if the run repeats at least the baseline's cases.
  public private(set) var fixed: [Change] = []
  /// Failures of the baseline that did not occur, in a run of fewer or other cases.
  public private(set) var unmet: [Change] = []
  /// Clauses that were exercised before and no longer are.
  public private(set) var newlyVacuous: [Change] = []
  /// Clauses that the baseline does not have.
  public private(set) var new: [Change] = []
  /// Clauses that only the baseline has.
  public private(set) var gone: [Change] = []
  /// Reasons why the two may not be comparable: differences in what was run.
  public private(set) var caveats: [String] = []

  /// True if nothing changed.
  public var isEmpty: Bool {
    [newlyBroken, fixed, unmet, newlyVacuous, new, gone].allSatisfy(\.isEmpty)
  }

  /// Compares a record with a baseline.
  public init(_ record: RunRecord, to baseline: RunRecord) {
    // An older version may have written the baseline, with clause ids that have changed since.
    let baseline = baseline.withPresentIDs
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
        !record.findings.contains(where: { $0.breaks(clause.id) })
      {
        newlyBroken.append(Change(clause, "was \(old.verdict.rawValue)"))
      }
      if clause.verdict == .held, old.verdict.isBroken {
        fixed.append(Change(clause, "was \(old.verdict.rawValue)"))
      }
    }
    compareFindings(of: record, baseline)
    // A run of fewer or other cases may simply not have encountered the failure again.
    if !RecordComparison.repeats(record, baseline) { (fixed, unmet) = ([], fixed) }
    gone = baseline.clauses.filter { !now.contains($0.id) }
      .map { Change($0, "was \($0.verdict.rawValue)") }
    caveats = RecordComparison.caveats(record.header, baseline.header)
    if baseline.footer == nil { caveats.append("The baseline is partial.") }
    if baseline.footer?.cut.isEmpty == false {
      caveats.append("The run of the baseline was cut short.")
    }
  }

  private mutating func compareFindings(of record: RunRecord, _ baseline: RunRecord) {
    // Compares violations, because a shared cause may be named after a different clause.
    let before = Set(baseline.findings.flatMap(\.violations).map(\.name))
    let now = Set(record.findings.flatMap(\.violations).map(\.name))
    for finding in record.findings {
      for violation in finding.violations where !before.contains(violation.name) {
        let title = record.clauses.first { $0.id == violation.clause }?.title ?? ""
        newlyBroken.append(Change(violation, title, finding: finding.name))
      }
    }
    for violation in baseline.findings.flatMap(\.violations) where !now.contains(violation.name) {
      // Report a clause that holds again only once; a clause that was not judged is not fixed.
      guard let line = record.clauses.first(where: { $0.id == violation.clause }),
        line.verdict.isBroken
      else { continue }
      fixed.append(Change(violation, line.title, finding: ""))
    }
  }

  private static func repeats(_ record: RunRecord, _ baseline: RunRecord) -> Bool {
    let (now, before) = (record.header, baseline.header)
    return record.footer?.cut.isEmpty == true && now.cases >= before.cases
      && (now.profile, now.seed, now.generator) == (before.profile, before.seed, before.generator)
      && (now.subject, now.selection, now.settings)
        == (before.subject, before.selection, before.settings)
  }

  private static func caveats(_ now: RecordHeader, _ before: RecordHeader) -> [String] {
    let all: [(String, String, String)] = [
      ("subject", before.subject, now.subject), ("profile", before.profile, now.profile),
      ("seed", "\(before.seed)", "\(now.seed)"), ("cases", "\(before.cases)", "\(now.cases)"),
      ("generators", before.generator, now.generator), ("tool", before.tool, now.tool),
      (
        "selection", before.selection.joined(separator: " "),
        now.selection.joined(separator: " ")
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

extension RunRecord {
  /// The record with the current ids of its clauses.
  fileprivate var withPresentIDs: RunRecord {
    var record = self
    for place in record.clauses.indices {
      record.clauses[place].id = ClauseID(record.clauses[place].id).text
    }
    for place in record.findings.indices {
      record.findings[place].clause = ClauseID(record.findings[place].clause).text
      for number in record.findings[place].also.indices {
        let id = record.findings[place].also[number].clause
        record.findings[place].also[number].clause = ClauseID(id).text
      }
    }
    return record
  }
}

extension RecordComparison.Change {
  fileprivate init(_ clause: ClauseLine, _ text: String) {
    self.init(clause: clause.id, title: clause.title, text: text, finding: "")
  }

  fileprivate init(_ violation: ViolationLine, _ title: String, finding: String) {
    let kind = violation.kind
    let place = violation.widget.isEmpty ? kind : "\(kind) in \(violation.widget)"
    self.init(clause: violation.clause, title: title, text: place, finding: finding)
  }
}

extension ClauseLine.Verdict {
  fileprivate var isBroken: Bool { self == .broken || self == .expected }

  fileprivate var isExercised: Bool { self == .held || isBroken }
}

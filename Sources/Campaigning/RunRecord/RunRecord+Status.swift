import Clauses

extension RunRecord {
  /// The number of random cases from which a vacuous clause fails a run.
  public static let defaultCases = 20_000

  /// The number of random cases from which each widget of a bundle has been asked for its content.
  static let casesThatPlaceAll: Int64 = 100

  /// True if the record gives no verdict: it has no footer, or a signal ended the run.
  public var isPartial: Bool { footer.map { $0.cut == RecordFooter.interrupted } ?? true }

  /// The lowest level whose violation fails the run, unless the user sets a different one.
  public var failLevel: Level { header.isExact ? .provisional : .required }

  /// Returns the worst exit status of the record's lines; the default level is ``failLevel``.
  public func status(failOn level: Level? = nil) -> ExitStatus {
    ExitStatus.worst(statuses(failOn: level ?? failLevel))
  }

  private func statuses(failOn level: Level) -> [ExitStatus] {
    var statuses: [ExitStatus] = [.held]
    if clauses.contains(where: { $0.verdict == .broken && $0.level <= level }) {
      statuses.append(.broken)
    }
    if goldens.contains(where: { !$0.mismatches.isEmpty }) { statuses.append(.broken) }
    if !mutants.allSatisfy({ $0.isKilled || !$0.equivalent.isEmpty }) { statuses.append(.broken) }
    if !errors.isEmpty || agreement.contains(where: { $0.missed + $0.invented > 0 })
      || clauses.contains(where: { $0.verdict == .undecided })
    {
      statuses.append(.undecided)
    }
    if expectations.contains(where: { $0.state == .stale }) { statuses.append(.staleExpectation) }
    if failsWhenVacuous,
      clauses.contains(where: { $0.verdict == .vacuous && $0.level == .required })
    {
      statuses.append(.nothingRan)
    }
    if demandsReachability, reachability.contains(where: { !$0.unreached.isEmpty }) {
      statuses.append(.nothingRan)
    }
    if leavesWidgetsOut { statuses.append(.nothingRan) }
    if header.purpose != .mutants, !clauses.contains(where: \.wasJudged) {
      statuses.append(.nothingRan)
    }
    return statuses
  }

  /// True if untested pairs of input and condition fail the run: a long one of all clauses for a
  /// subject that can reach all conditions.
  package var demandsReachability: Bool {
    header.isExact && failsWhenVacuous && header.selection.isEmpty
  }

  /// True if nothing was judged of a widget that the run had time to ask for entries.
  ///
  /// A shorter run may not have placed every widget; but then it has drawn another one, and has seen
  /// none of this one's answers.
  private var leavesWidgetsOut: Bool {
    let asked = widgets.filter(\.isAskedForEntries)
    let undrawn = asked.filter { !$0.wasDrawn }
    guard !undrawn.isEmpty else { return false }
    return !findings.isEmpty || header.cases >= RunRecord.casesThatPlaceAll
      || undrawn.count == asked.count || undrawn.contains(where: \.hasUnjudgedEnd)
  }

  /// True if vacuous clauses fail the run: with enough cases, and not for a single shard.
  private var failsWhenVacuous: Bool {
    header.cases >= Int64(RunRecord.defaultCases) && header.shard == 0
  }
}

extension ClauseLine {
  fileprivate var wasJudged: Bool {
    verdict != .notApplicable && verdict != .notClaimed && cases > 0
  }
}

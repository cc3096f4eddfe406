import Clauses

extension RunRecord {
  /// The number of random cases from which on a clause that was never exercised fails a run.
  public static let defaultCases = 20_000

  /// The number of random cases from which on each widget of a bundle was asked for what it shows.
  static let casesThatPlaceAll: Int64 = 100

  /// Whether the record gives no verdict: it ends before its footer, or a signal ended the run.
  public var isPartial: Bool { footer.map { $0.cut == RecordFooter.interrupted } ?? true }

  /// The least binding level whose violation fails the run, unless the user says another one.
  public var failLevel: Level { header.isExact ? .provisional : .required }

  /// The exit status that the record amounts to.
  ///
  /// - Parameter level: The least binding level whose violation fails the run, ``failLevel`` by default.
  /// - Returns: The worst of what the lines of the record amount to.
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
    if !findings.isEmpty || header.cases >= RunRecord.casesThatPlaceAll,
      undrawnWidgets.contains(where: \.isAskedForEntries)
    {
      statuses.append(.nothingRan)
    }
    if header.purpose != .mutants, !clauses.contains(where: \.wasJudged) {
      statuses.append(.nothingRan)
    }
    return statuses
  }

  /// Whether inputs that were not tried in some condition fail the run: where the subject is known to come
  /// into all of them, the run was long enough, and all clauses were judged.
  package var demandsReachability: Bool {
    header.isExact && failsWhenVacuous && header.selection.isEmpty
  }

  /// Whether vacuous clauses fail the run: with the default number of cases or more, and not for
  /// one shard of several.
  private var failsWhenVacuous: Bool {
    header.cases >= Int64(RunRecord.defaultCases) && header.shard == 0
  }
}

extension ClauseLine {
  /// Whether the run had anything to say of the clause.
  fileprivate var wasJudged: Bool {
    verdict != .notApplicable && verdict != .notClaimed && cases > 0
  }
}

import Clauses
import RunRecord

extension CaseReport {
  /// What a finding says that is advice for the data of its case: stand-ins gave it, or it was made up.
  var accountOfAdvice: String {
    standIns.isEmpty
      ? WorkerTermination.accountOfMadeUpData(madeUp.joined(separator: "; "))
      : WorkerTermination.accountOfStandIns(standIns.joined(separator: ", "))
  }

  /// The report without what breaks through requests that were never answered, of which it tells that nobody knows
  /// why: what stands in for a function calls nothing back.
  func forgivingSilence(_ clauses: [Clause]) -> CaseReport {
    guard !standIns.isEmpty else { return self }
    let completes = clauses.firstIndex { $0.id == Clause.completesOnce.id }
    let unanswered = tallies.first { Int($0.clause) == completes }?.violations ?? []
    let silent =
      unanswered.filter { $0.kind == "never" }.map { ($0.request, $0.widget) }
      + hangs.filter { $0.reason == .hopeless }.map { ($0.request, $0.widget) }
    guard !silent.isEmpty else { return self }
    let requests = Set(silent.map(\.0))
    var report = self
    for index in report.tallies.indices {
      report.tallies[index].violations.removeAll { requests.contains($0.request) }
    }
    report.hangs.removeAll { $0.reason != .memory && requests.contains($0.request) }
    let names = standIns.joined(separator: ", ")
    report.survey += Set(silent.map(\.1)).sorted().map {
      SurveyLine(.withoutStandIn, "a request was never answered after \(names)", of: $0)
    }
    return report
  }

  /// The report in which each violation says that stand-ins gave values; those that are advice for it say so already.
  func namingStandIns(_ clauses: [Clause]) -> CaseReport {
    guard !standIns.isEmpty else { return self }
    var report = self
    for index in report.tallies.indices {
      let clause = Int(report.tallies[index].clause)
      guard clauses.indices.contains(clause), clauses[clause].id != Clause.survivesSamples.id,
        clauses[clause].restsOnValues
      else { continue }
      for violation in report.tallies[index].violations.indices {
        report.tallies[index].violations[violation].message += accountOfAdvice
      }
    }
    return report
  }
}

extension Clause {
  /// Whether what breaks the clause depends on values that the code was given, so that a stand-in may be the cause.
  ///
  /// What a declaration or a project says holds whatever stands in.
  var restsOnValues: Bool {
    party != .configuration && needs.isDisjoint(with: .packaging)
  }

  /// Whether made-up values alone may be what breaks the clause, or what stood in beside them.
  func mayRest(onStandIns hasStandIns: Bool) -> Bool {
    hasStandIns ? restsOnValues : party == .provider
  }
}

import Clauses
import RunRecord

extension CaseReport {
  /// The end of a finding that is only advice because of stand-ins or synthesized data.
  var accountOfAdvice: String {
    standIns.isEmpty
      ? WorkerTermination.accountOfMadeUpData(madeUp.joined(separator: "; "))
      : WorkerTermination.accountOfStandIns(standIns.joined(separator: ", "))
  }

  /// Returns the report without violations by requests that a stand-in left unanswered.
  ///
  /// A stand-in for a function never calls a completion handler. The coverage notes list these
  /// requests.
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

  /// Returns the report with a note on stand-ins in each violation that has none yet.
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
  /// True if the clause depends on the code's data, unlike declarations and projects, so that a
  /// stand-in may be the cause.
  var restsOnValues: Bool {
    party != .configuration && needs.isDisjoint(with: .packaging)
  }

  /// Returns true if synthesized values alone, or stand-ins, may be the reason why the clause
  /// breaks.
  func mayRest(onStandIns hasStandIns: Bool) -> Bool {
    hasStandIns ? restsOnValues : party == .provider
  }
}

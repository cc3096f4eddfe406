import Clauses
import RunRecord

extension CaseReport {
  /// What a finding says that is advice for the data of its case: stand-ins gave it, or it was made up.
  var accountOfAdvice: String {
    standIns.isEmpty
      ? WorkerDeath.accountOfMadeUpData(madeUp.joined(separator: "; "))
      : WorkerDeath.accountOfStandIns(standIns.joined(separator: ", "))
  }

  /// The report in which each violation says that stand-ins gave values; those that are advice for it say so already.
  func namingStandIns(_ clauses: [Clause]) -> CaseReport {
    guard !standIns.isEmpty else { return self }
    var report = self
    for index in report.tallies.indices {
      let clause = Int(report.tallies[index].clause)
      guard clauses.indices.contains(clause), clauses[clause].id != Clause.survivesSamples.id else {
        continue
      }
      for violation in report.tallies[index].violations.indices {
        report.tallies[index].violations[violation].message += accountOfAdvice
      }
    }
    return report
  }
}

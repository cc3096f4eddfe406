import Clauses
import RunRecord

struct LevelTally {
  let level: Level

  let total: Int64

  private let counts: [ClauseLine.Verdict: Int64]

  init(_ level: Level, of clauses: [ClauseLine]) {
    self.level = level
    let ofLevel = clauses.filter { $0.level == level }
    total = Int64(ofLevel.count)
    counts = ofLevel.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
  }

  subscript(verdict: ClauseLine.Verdict) -> Int64 { counts[verdict] ?? 0 }

  /// The number of clauses that can be exercised: the denominator of every claim.
  var applicable: Int64 { total - self[.notApplicable] }

  /// The applicable clauses that did not hold, such as `2 broken, 1 never exercised`.
  var shortfall: String {
    ([.broken, .expected] + ClauseLine.Verdict.shown.dropFirst(2))
      .filter { $0 != .notApplicable && self[$0] > 0 }
      .map { "\(grouped(self[$0])) \($0.phrase)" }
      .joined(separator: ", ")
  }

  var sentence: String {
    guard applicable > 0 else { return "No \(level.rawValue) clause applies." }
    let held = self[.held]
    let noun = "\(level.rawValue) clause"
    guard held < applicable else {
      return applicable == 1
        ? "The one \(noun) held." : "All \(counted(applicable, noun)) held."
    }
    return "\(grouped(held)) of \(counted(applicable, noun)) held; \(shortfall)."
  }
}

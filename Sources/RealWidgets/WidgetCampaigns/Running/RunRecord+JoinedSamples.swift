import Clauses
import RunRecord

extension RunRecord {
  /// Joins advice about synthesized values to the same widget's finding without them, since they
  /// are not the reason then.
  mutating func joinSamples() {
    let samples = Clause.survivesSamples.id.text
    var joined: Set<Int> = []
    for index in findings.indices where findings[index].clause == samples {
      let sample = findings[index]
      let clause = sample.kind.prefix { $0 != " " }
      let owner = findings.indices.first { place in
        findings[place].clause != samples
          && findings[place].violations.contains {
            $0.clause == clause && $0.widget == sample.widget
          }
      }
      guard let owner else { continue }
      for var violation in sample.violations
      where !findings[owner].violations.contains(where: { $0.name == violation.name }) {
        if violation.clause == samples {
          violation.message = "\(clause) breaks with made-up values and stand-ins, too"
        }
        findings[owner].also.append(violation)
      }
      joined.insert(index)
    }
    findings = findings.indices.filter { !joined.contains($0) }.map { findings[$0] }
  }
}

import Clauses
import RunRecord

extension RunRecord {
  /// How binding a finding is: the most binding clause that it breaks against expectation, of one that
  /// is wholly expected the most binding of all.
  func level(of finding: FindingLine) -> Level {
    let all = finding.violations
    let open = all.filter(\.expected.isEmpty)
    return (open.isEmpty ? all : open).map { clause($0.clause)?.level ?? .required }.min()
      ?? .required
  }

  /// What else a finding breaks of the same cause, a line for each clause.
  func further(of finding: FindingLine) -> [String] {
    finding.also.map { violation in
      let title = clause(violation.clause)?.title ?? ""
      let widget = violation.widget == finding.widget ? "" : violation.widget
      let name = [violation.clause, title, widget.isEmpty ? "" : "(\(widget))"]
        .filter { !$0.isEmpty }.joined(separator: " ")
      let reason = violation.expected.isEmpty ? "" : " Expected: \(violation.expected)"
      return "Also \(name): \(violation.message)\(reason)"
    }
  }
}

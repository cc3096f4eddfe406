import Clauses
import RunRecord

/// A further clause that breaks of a finding's cause.
struct FurtherSign: Hashable {
  /// The clause with its title, and the widget where it is another one.
  let name: String

  /// The first violation in words, with the reason of an expectation.
  let message: String

  /// How many violations of the clause there are.
  var count = 1

  /// The sign in a line.
  var line: String { "Also \(name): \(message)" + (count > 1 ? " (\(count) signs)" : "") }
}

extension RunRecord {
  /// How binding a finding is: the most binding clause that it breaks against expectation, of one that
  /// is wholly expected the most binding of all.
  func level(of finding: FindingLine) -> Level {
    let all = finding.violations
    let open = all.filter(\.expected.isEmpty)
    return (open.isEmpty ? all : open).map { clause($0.clause)?.level ?? .required }.min()
      ?? .required
  }

  /// The further clauses that break of the same cause, each once, in the order of the violations.
  func furtherSigns(of finding: FindingLine) -> [FurtherSign] {
    var signs: [FurtherSign] = []
    for violation in finding.also {
      let title = clause(violation.clause)?.title ?? ""
      let widget = violation.widget == finding.widget ? "" : violation.widget
      let name = [violation.clause, title, widget.isEmpty ? "" : "(\(widget))"]
        .filter { !$0.isEmpty }.joined(separator: " ")
      let reason = violation.expected.isEmpty ? "" : " Expected: \(violation.expected)"
      if let known = signs.firstIndex(where: { $0.name == name }) {
        signs[known].count += 1
      } else {
        signs.append(FurtherSign(name: name, message: violation.message + reason))
      }
    }
    return signs
  }

  /// The further clauses that break of the same cause, a line each.
  func further(of finding: FindingLine) -> [String] { furtherSigns(of: finding).map(\.line) }
}

import Clauses
import RunRecord

/// A further clause that breaks for the same reason as a finding.
struct FurtherSign: Hashable {
  /// The clause with its title, and the widget if it is another one.
  let name: String

  let message: String

  var count = 1

  var line: String { "Also \(name): \(message)" + (count > 1 ? " (\(count) signs)" : "") }
}

extension RunRecord {
  /// Returns the highest level of the unexpected violations or, if there are none, of all.
  func level(of finding: FindingLine) -> Level {
    let all = finding.violations
    let open = all.filter(\.expected.isEmpty)
    return (open.isEmpty ? all : open).map { clause($0.clause)?.level ?? .required }.min()
      ?? .required
  }

  /// Returns the further clauses that break for the same reason, each once.
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

  /// Returns the further clauses that break for the same reason, one line each.
  func further(of finding: FindingLine) -> [String] { furtherSigns(of: finding).map(\.line) }
}

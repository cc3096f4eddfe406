import RunRecord
import WidgetModel

extension FindingLine {
  /// What the first case showed, where the simplest one shows less; how large a fault is, only the first tells.
  var firstSight: [String] {
    firstMessage.isEmpty ? [] : ["First seen in \(origin): \(firstMessage)"]
  }

  /// How the phone and the app are as the scenario of a runtime begins, which its text takes for granted.
  var beginning: [String] {
    guard widget.isEmpty, !text.isEmpty else { return [] }
    let phone = scenario.device.isLocked ? "locked" : "unlocked"
    return ["It begins \(phone), with the app in the background."]
  }

  /// What heads ``surroundings``.
  var surroundingsHeading: String { "What becomes of \(clause) with one value changed:" }

  /// What lies next to the smallest scenario: each line that is changed, and below it what holds in its place, or
  /// breaks as the last one before that does.
  var surroundings: [String] {
    var lines: [String] = []
    for (index, neighbour) in neighbours.enumerated() {
      if index == 0 || neighbours[index - 1].line != neighbour.line { lines.append(neighbour.line) }
      if !neighbour.breaking.isEmpty { lines.append("  breaks  \(neighbour.breaking)") }
      lines.append("  holds   \(neighbour.holding)")
    }
    return lines
  }

  /// How shrinking ended, in words that say what goes further.
  ///
  /// - Parameter record: The record of the run, which knows how it was called.
  /// - Returns: The words.
  public func ending(of record: RunRecord) -> String {
    let further =
      record.site?.replay.isEmpty == false
      ? "more of `--shrink-budget` or `--shrink-total` goes further"
      : "`\(record.site?.program ?? "widgetcheck") shrink` goes on"
    let effort = "\(amount(steps, "step")) in \(amount(calls, "run"))"
    return switch state {
    case "minimal":
      "minimal: after \(effort), no single simplification of it still breaks the clause"
    case "flaky": "not repeatable: the same scenario did not break the clause every time"
    case "interrupted": "interrupted after \(effort); \(further)"
    case "budgetSpent" where calls == 0:
      "not shrunk: nothing of the run's budget for shrinking was left; \(further)"
    default: "not minimal yet: the budget ended after \(effort); \(further)"
    }
  }
}

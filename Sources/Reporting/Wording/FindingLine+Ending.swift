import RunRecord
import WidgetModel

extension FindingLine {
  /// The first case's message, if the simplest one does not show the extent of the fault.
  var firstSight: [String] {
    firstMessage.isEmpty ? [] : ["First seen in \(origin): \(firstMessage)"]
  }

  /// The initial state of the phone and app, which the scenario's text does not contain.
  var beginning: [String] {
    guard widget.isEmpty, !text.isEmpty else { return [] }
    let phone = scenario.device.isLocked ? "locked" : "unlocked"
    return ["It begins \(phone), with the app in the background."]
  }

  var surroundingsHeading: String { "The result of \(clause) with one value changed:" }

  /// The neighbours: each changed line, and below it the values with which the clause holds.
  var surroundings: [String] {
    var lines: [String] = []
    for (index, neighbour) in neighbours.enumerated() {
      if index == 0 || neighbours[index - 1].line != neighbour.line { lines.append(neighbour.line) }
      if !neighbour.breaking.isEmpty { lines.append("  breaks  \(neighbour.breaking)") }
      lines.append("  holds   \(neighbour.holding)")
    }
    return lines
  }

  /// Returns the result of shrinking in words, with a way to continue.
  public func ending(of record: RunRecord) -> String {
    let further =
      record.site?.replay.isEmpty == false
      ? "a larger `--shrink-budget` or `--shrink-total` continues"
      : "`\(record.site?.program ?? "widgetcheck") shrink` continues"
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

import RunRecord
import WidgetModel

/// The shrunk scenario as text and as JSON, with the figures of shrinking.
struct ScenarioPart {
  let finding: FindingLine
  let share: Int

  var html: HTML {
    element("div", .class("columns scenario")) {
      element("div") {
        element("p", .class("label")) { "The smallest scenario that still fails" }
        finding.beginning.map { sentence in element("p", .class("note")) { sentence } }
        element("div", .class("listing")) {
          element("pre", .named("tabindex", "0")) {
            element("code") { finding.text.joined(separator: "\n") }
          }
        }
        if !finding.neighbours.isEmpty {
          element("p", .class("label")) { finding.surroundingsHeading }
          element("div", .class("listing")) {
            element("pre", .named("tabindex", "0")) {
              element("code") { finding.surroundings.joined(separator: "\n") }
            }
          }
        }
        disclosure("The same as JSON", style: "raw") {
          if json.utf8.count <= limit {
            element("div", .class("listing")) {
              element("pre", .named("tabindex", "0")) { element("code") { json } }
              copyButton
            }
          } else {
            element("p", .class("note")) {
              "\(grouped(Int64(json.utf8.count))) bytes, too long for this page; it is in "
              code("findings/\(finding.name).json")
            }
          }
        }
      }
      element("div") {
        element("p", .class("label")) { "How it was shrunk" }
        sizes
        element("p", .class("note")) { ending }
      }
    }
  }

  private var limit: Int { 160_000 / share }

  /// The scenario, with hidden scalars as JSON escapes, so that a copy stays exact.
  private var json: String {
    JSONEscaping.escape(JSONWriter.json(finding.scenario).pretty(width: 64))
  }

  private var sizes: HTML {
    let (from, to) = (finding.original, finding.shrunk)
    let all = [
      ("stimuli", from.stimuli, to.stimuli), ("repetitions", from.repetitions, to.repetitions),
      ("widgets", from.widgets, to.widgets), ("placements", from.placements, to.placements),
      ("entries", from.entries, to.entries),
    ]
    return element("dl", .class("sizes")) {
      all.map { name, before, after in
        element("div") {
          element("dt") { name }
          element("dd") {
            "\(grouped(before)) → "
            element("b") { grouped(after) }
          }
        }
      }
    }
  }

  private var ending: String {
    let work =
      "\(counted(finding.calls, "call")), \(counted(finding.steps, "accepted step"))"
    return switch finding.state {
    case "minimal": "\(work). Minimal: no smaller scenario that was tried still fails."
    case "budgetSpent": "\(work). The budget of calls was spent; it may shrink further."
    case "flaky": "\(work). Flaky: the same scenario did not fail each time."
    case "": "It was not shrunk."
    default: "\(work). \(finding.state)"
    }
  }
}

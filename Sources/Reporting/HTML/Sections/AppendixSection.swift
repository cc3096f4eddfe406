import Clauses
import RunRecord

struct AppendixSection {
  /// The clauses of the record, whose verdicts are explained.
  let clauses: [ClauseLine]

  /// True to include the facts about the platform.
  let hasFacts: Bool

  var section: PageSection {
    PageSection(
      fragment: Fragment("appendix"),
      title: "How to read this",
      short: "Guide",
      fold: "Verdicts, levels, pictures, filter words\(hasFacts ? " and facts" : "")",
      content: .group([verdicts, levels, pictures, filters, hasFacts ? FactPart().html : .nothing])
    )
  }

  private var verdicts: HTML {
    list("Verdicts", ClauseLine.Verdict.shown(of: clauses).map { (badge($0), $0.meaning) })
  }

  private var levels: HTML {
    let meanings: [(Level, String)] = [
      (.required, "The platform promises or demands it; a violation fails the run."),
      (.recommended, "Advice of the platform or of many; a violation is shown."),
      (.provisional, "No source documents it: an assumption of the project; a violation is shown."),
    ]
    return list("Levels", meanings.map { (.text($0.rawValue), $1) })
  }

  private var pictures: HTML {
    let lanes = TraceLine.Lane.allCases.map { lane in
      (HTML.text(lane.rawValue), lane.meaning)
    }
    let notes = [
      "Time runs to the right and is virtual: no clock was waited for. Above each moment stands "
        + "the time since the start, or, behind a plus, since the last moment written in full.",
      "A grey strip folds a gap of more than a minute; its length stands above it.",
      "The red event broke the clause. Arrows lead from causes to their effects, the strong ones to "
        + "the violation; everything else is dimmed. A deadline or a date that came due has no cause.",
      "Where several widgets are placed, each has a lane. The curve below events is what was left of "
        + "a budget, the broken line the moment at which the limit was reached.",
      "Point at an event, or step through with the arrow keys, to read what happened.",
    ]
    return .group([
      list("Lanes of a timeline", lanes),
      element("ul", .class("notes")) { notes.map { note in element("li") { note } } },
    ])
  }

  private var filters: HTML {
    let words = [
      ("status:broken", "findings, mutants and clauses that ended so; two of one kind mean either"),
      ("level:required", "what is of a level"), ("area:TL", "what is of an area"),
      ("party:runtime", "what is of a party"), ("-status:held", "all but these"),
      ("midnight", "what has this text"),
    ]
    return list("Filter words", words.map { (code($0), $1) })
  }

  private func list(_ title: String, _ rows: [(HTML, String)]) -> HTML {
    .group([
      element("h3") { title },
      element("dl", .class("list")) {
        rows.map { name, meaning in
          element("div") {
            element("dt") { name }
            element("dd") { meaning }
          }
        }
      },
    ])
  }
}

extension TraceLine.Lane {
  /// The contents of the lane.
  var meaning: String {
    switch self {
    case .app: "The phone, the app and the person who holds them: what the workload does."
    case .provider: "The widget's code: its answers."
    case .runtime: "What the runtime asks for, puts in force and gives up."
    case .budget: "Reloads granted, held and dropped."
    case .display: "What the person sees."
    }
  }
}

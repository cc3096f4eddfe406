import Clauses
import RunRecord

/// Three bars, one per level, as long as its applicable clauses, split by verdict.
struct LevelBars {
  let clauses: [ClauseLine]

  var html: HTML {
    element("div", .class("levels")) {
      Level.allCases.map { level in row(LevelTally(level, of: clauses)) }
    }
  }

  private func row(_ tally: LevelTally) -> HTML {
    let all = ClauseLine.Verdict.shown(of: clauses).filter { tally[$0] > 0 }
    return element("div", .class("level")) {
      element("p", .class("name")) {
        element("b") { tally.level.rawValue }
        element("span") {
          tally.applicable == 0
            ? "none applies" : "\(grouped(tally[.held])) of \(grouped(tally.applicable)) held"
        }
      }
      bar(all.filter { $0 != .notApplicable }, tally)
      element("ul", .class("legend")) {
        all.map { verdict in
          element("li") {
            element("a", .link(filter(tally.level, verdict))) {
              badge(verdict, word: "\(grouped(tally[verdict])) \(verdict.word)")
            }
          }
        }
      }
    }
  }

  private func bar(_ shown: [ClauseLine.Verdict], _ tally: LevelTally) -> HTML {
    guard !shown.isEmpty else { return .nothing }
    return element("div", .class("bar"), .named("aria-hidden", "true")) {
      shown.map { verdict in
        element(
          "span",
          .class(verdict.rawValue),
          .named("style", "flex-grow:\(tally[verdict])")
        )
      }
    }
  }

  private func filter(_ level: Level, _ verdict: ClauseLine.Verdict) -> Fragment {
    .clauses("status:\(verdict.key),level:\(level.rawValue)")
  }
}

extension ClauseLine.Verdict {
  /// The verdict's name in the filter.
  var key: String { word.split(separator: " ").joined(separator: "-") }
}

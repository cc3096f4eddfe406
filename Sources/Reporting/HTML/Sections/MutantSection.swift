import Clauses
import RunRecord

/// The test of the harness by mutants of the reference, with the clauses that caught them.
struct MutantSection {
  let mutants: [MutantLine]

  let command: (String) -> String

  var section: PageSection {
    let tally = MutantTally(mutants)
    return PageSection(
      fragment: Fragment("mutants"),
      title: "Mutants",
      figure: "\(tally.catchable.count - tally.survivors.count) of \(tally.catchable.count)",
      tone: tally.survivors.isEmpty ? "held" : "broken",
      introduction: "A mutant is the reference runtime with one thing wrong; the clause beside it "
        + "must catch it from every seed. Sizes are medians after shrinking.",
      content: .group([overview(tally), table(tally.catchable), equivalents(tally.equivalent)])
    )
  }

  private func overview(_ tally: MutantTally) -> HTML {
    let killed = tally.catchable.flatMap(\.attempts).filter(\.isKilled)
    let agreeing = Int64(tally.agreeing.count)
    let cases = median(killed.map(\.cases)).map(grouped) ?? "–"
    let stimuli = median(killed.map(\.shrunk.stimuli)).map(grouped) ?? "–"
    let figures = [
      ("killed", percentage(Int64(tally.catchable.count - tally.survivors.count), tally)),
      ("median cases to kill", cases), ("median stimuli after shrinking", stimuli),
      ("one result from all seeds", percentage(agreeing, tally)),
    ]
    return element("dl", .class("figures")) {
      figures.map { name, value in
        element("div") {
          element("dt") { name }
          element("dd") { value }
        }
      }
    }
  }

  private func percentage(_ part: Int64, _ tally: MutantTally) -> String {
    Reporting.percentage(part, of: Int64(tally.catchable.count))
  }

  private func table(_ mutants: [MutantLine]) -> HTML {
    Table(
      columns: [
        .text("Mutant"), .text("Must be caught by"), .text("Seeds"), .number("Cases"),
        .number("Stimuli"), .number("Repeats"), .number("Widgets"), .number("Entries"),
        .text("Same by choices"), .text("Same by values"), .text("Same in all"),
      ],
      rows: mutants.map(row),
      marks: mutants.map { mutant in
        [
          .named("data-status", mutant.isKilled ? "killed" : "survived"),
          .named("data-area", ClauseID(mutant.clause).area),
        ]
      }
    ).html
  }

  private func row(_ mutant: MutantLine) -> [HTML] {
    let killed = mutant.attempts.filter(\.isKilled)
    let results = mutant.results
    func size(_ key: KeyPath<ScenarioSizeLine, Int64>) -> HTML {
      .text(median(killed.map { $0.shrunk[keyPath: key] }).map(grouped) ?? "–")
    }
    return [
      element("div", .id(Fragment("mutant", mutant.id))) {
        code(mutant.id)
        element("p", .class("statement")) { mutant.summary }
        if !mutant.isKilled { commandBlock(command(mutant.id)) }
      },
      code(mutant.clause),
      badge(mutant.isKilled ? .held : .broken, word: "\(killed.count)/\(mutant.attempts.count)"),
      .text(median(killed.map(\.cases)).map(grouped) ?? "–"), size(\.stimuli),
      size(\.repetitions), size(\.widgets), size(\.entries), same(results.byChoices),
      same(results.byValues), same(results.all),
    ]
  }

  private func same(_ count: Int) -> HTML {
    switch count {
    case 0: .text("–")
    case 1: badge(.held, word: "same")
    default: badge(.undecided, word: "\(count) results")
    }
  }

  private func equivalents(_ mutants: [MutantLine]) -> HTML {
    guard !mutants.isEmpty else { return .nothing }
    return disclosure("\(counted(Int64(mutants.count), "mutant")) that no clause can tell apart") {
      element("dl", .class("list")) {
        mutants.map { mutant in
          element("div", .id(Fragment("mutant", mutant.id))) {
            element("dt") { code(mutant.id) }
            element("dd") { "\(mutant.summary) \(mutant.equivalent)" }
          }
        }
      }
    }
  }
}

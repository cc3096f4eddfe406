import Benchmarks
import RuntimeCommands
import WidgetModel

struct StatefulTable {
  static let heading =
    "workload".padded(to: 15) + "found in".padded(to: 10) + "steps".padded(to: 8)
    + "runs".padded(to: 7) + "9 of 10".padded(to: 9) + "least".padded(to: 7)
    + "at least".padded(to: 10) + "simplest".padded(to: 10) + "results".padded(to: 9)
    + "starts".padded(to: 8) + "time"

  private(set) var figures: [StatefulFigure] = []

  mutating func append(_ figure: StatefulFigure) { figures.append(figure) }

  static func row(_ figure: StatefulFigure) -> String {
    figure.name.padded(to: 15) + String(figure.casesToFind).padded(to: 10)
      + String(figure.stepsToFind).padded(to: 8) + String(figure.runs.median).padded(to: 7)
      + String(figure.runs.ninetieth).padded(to: 9) + String(figure.leastSteps).padded(to: 7)
      + "\(figure.atLeastSteps)/\(figure.seeds)".padded(to: 10)
      + "\(figure.simplest)/\(figure.seeds)".padded(to: 10)
      + String(figure.distinctResults).padded(to: 9)
      + String(figure.distinctStarts).padded(to: 8) + "\(figure.microseconds) us"
  }

  var total: String {
    let simplest = figures.reduce(0) { $0 + $1.simplest }
    let seeds = figures.reduce(0) { $0 + $1.seeds }
    return "\(simplest) of \(seeds) seeds end at the simplest failing case"
  }

  var json: JSON { .array(figures.map(Self.json)) }

  private static func json(_ figure: StatefulFigure) -> JSON {
    let number = { (name: String, value: Int) in JSON.Member(name, .number(Int64(value))) }
    return .object([
      JSON.Member("name", .string(figure.name)), number("seeds", figure.seeds),
      number("medianCasesToFind", figure.casesToFind),
      number("medianStepsToFind", figure.stepsToFind), number("found", figure.found),
      number("medianRuns", figure.runs.median), number("ninetiethRuns", figure.runs.ninetieth),
      number("leastSteps", figure.leastSteps), number("atLeastSteps", figure.atLeastSteps),
      number("simplest", figure.simplest), number("distinctResults", figure.distinctResults),
      number("distinctStarts", figure.distinctStarts),
      number("medianMicroseconds", figure.microseconds),
    ])
  }
}

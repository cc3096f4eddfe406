import Benchmarks
import RuntimeCommands
import WidgetModel

struct ChallengeTable {
  static let heading =
    "challenge".padded(to: 15) + "ideal".padded(to: 10) + "results".padded(to: 9)
    + "calls".padded(to: 7) + "9 of 10".padded(to: 9) + "starts".padded(to: 8)
    + "length".padded(to: 8) + "found in".padded(to: 10) + "time"

  private(set) var figures: [ChallengeFigure] = []

  mutating func append(_ figure: ChallengeFigure) { figures.append(figure) }

  static func row(_ figure: ChallengeFigure) -> String {
    figure.name.padded(to: 15) + "\(figure.ideal)/\(figure.seeds)".padded(to: 10)
      + String(figure.distinctResults).padded(to: 9)
      + String(figure.calls.median).padded(to: 7)
      + String(figure.calls.ninetieth).padded(to: 9)
      + String(figure.distinctStarts).padded(to: 8)
      + String(figure.startLength).padded(to: 8)
      + String(figure.casesToFind).padded(to: 10) + "\(figure.microseconds) us"
      + (figure.isVoid ? "  void: too few different starts" : "")
  }

  var total: String {
    let ideal = figures.reduce(0) { $0 + $1.ideal }
    let seeds = figures.reduce(0) { $0 + $1.seeds }
    let calls = figures.reduce(0) { $0 + $1.calls.median }
    return
      "\(ideal) of \(seeds) seeds end at the ideal result; the medians of calls sum to \(calls)"
  }

  var json: JSON { .array(figures.map(Self.json)) }

  private static func json(_ figure: ChallengeFigure) -> JSON {
    let number = { (name: String, value: Int) in JSON.Member(name, .number(Int64(value))) }
    return .object([
      JSON.Member("name", .string(figure.name)), number("seeds", figure.seeds),
      number("found", figure.found), number("ideal", figure.ideal),
      number("distinctResults", figure.distinctResults),
      number("medianCalls", figure.calls.median),
      number("ninetiethCalls", figure.calls.ninetieth),
      number("distinctStarts", figure.distinctStarts),
      number("medianStartLength", figure.startLength),
      number("medianCasesToFind", figure.casesToFind),
      number("medianMicroseconds", figure.microseconds),
    ])
  }
}

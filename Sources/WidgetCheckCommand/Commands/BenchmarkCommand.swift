import ArgumentParser
import Conformance
import Foundation
import WidgetModel

/// `widgetcheck benchmark`: the figures of the harness's speed.
struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark",
    abstract: "Measure the harness's speed against floors measured in the same process.",
    discussion: """
      Use a release build. A figure and its floor are measured in turn; quote the ratio.

      EXAMPLES
        widgetcheck benchmark
        widgetcheck benchmark simulation --json
      """
  )

  @Argument(help: "The figure: \(BenchmarkSuite.names.joined(separator: ", ")); all by default.")
  var name: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "How often each figure is measured; the median counts.")
  var rounds = 5

  func run() throws {
    try CommandBody.run {
      guard rounds > 0 else { throw CommandError.usage("--rounds needs at least 1") }
      if let name, !BenchmarkSuite.names.contains(name) {
        let nearest = Spelling.nearest(to: name, of: BenchmarkSuite.names)
        throw CommandError.usage(
          "there is no figure \"\(name)\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
        )
      }
      let suite = BenchmarkSuite(rounds: rounds)
      var figures: [BenchmarkFigure] = []
      if !json { Console.print(Self.heading) }
      for name in name.map({ [$0] }) ?? BenchmarkSuite.names {
        guard !Interruption.isRequested else { return .undecided }
        guard let figure = suite.measure(name) else { continue }
        figures.append(figure)
        if !json { Console.print(Self.row(figure)) }
      }
      if json { Console.print(JSON.array(figures.map(Self.json)).pretty()) }
      return .held
    }
  }

  private static let heading =
    "figure".padded(to: 17) + "reached".padded(to: 24) + "floor".padded(to: 24)
    + "ratio".padded(to: 8) + "goal"

  private static func row(_ figure: BenchmarkFigure) -> String {
    let rate = { (number: Double) in
      (number < 100 ? String(format: "%.2f", number) : String(Int(number))) + " " + figure.unit
    }
    return figure.name.padded(to: 17) + rate(figure.perSecond).padded(to: 24)
      + (figure.floor.map(rate) ?? "-").padded(to: 24)
      + (figure.ratio.map { String(format: "%.3f", $0) } ?? "-").padded(to: 8) + figure.goal
  }

  private static func json(_ figure: BenchmarkFigure) -> JSON {
    var members = [
      JSON.Member("name", .string(figure.name)), JSON.Member("unit", .string(figure.unit)),
      JSON.Member("milliPerSecond", .number(Int64(figure.perSecond * 1000))),
    ]
    if let floor = figure.floor {
      members.append(JSON.Member("floorMilliPerSecond", .number(Int64(floor * 1000))))
      members.append(JSON.Member("ratioPerMille", .number(Int64(figure.perSecond / floor * 1000))))
    }
    members.append(JSON.Member("goal", .string(figure.goal)))
    return .object(members)
  }
}

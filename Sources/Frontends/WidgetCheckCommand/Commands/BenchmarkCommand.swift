import ArgumentParser
import Benchmarks
import CampaignRuns
import Foundation
import RunRecord
import RuntimeCommands
import WidgetModel

struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark",
    abstract: "Measure the harness: its speed against floors, and how well it shrinks and finds.",
    discussion: """
      Use `swift run widgetcheck`; `.bin/widgetcheck` is not optimised. A figure and its floor are \
      measured in turn in one process; quote the ratio. The challenges are classic shrink problems: \
      how many seeds end at the ideal result, how \
      many different results there are, the property's calls after the first failure (median, and \
      what nine of ten do not exceed), from how many different starts of what median length, and in \
      how many cases a failure is found with all phases on. The stateful \
      workloads are machines with a seeded fault: in how many cases it is found, how many runs of \
      the machine a shrink takes, and how many seeds end at the least number of steps and at the \
      simplest case.

      EXAMPLES
        widgetcheck benchmark
        widgetcheck benchmark simulation --json
        widgetcheck benchmark shrink --seeds 50
        widgetcheck benchmark stateful
      """
  )

  @Argument(
    help: """
      speed for all figures of speed (the default), one of them \
      (\(BenchmarkSuite.names.joined(separator: ", "))), shrink or find for the challenges, or \
      stateful for the machines.
      """
  )
  var name: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "How often each figure is measured; the median counts.")
  var rounds = 5

  @Option(help: "How many seeds each is tried from: by default 200 a challenge, 40 a machine.")
  var seeds: Int?

  func run() throws {
    try CommandBody.run {
      guard rounds > 0 else { throw CommandError.usage("--rounds needs at least 1") }
      guard seeds ?? 1 > 0 else { throw CommandError.usage("--seeds needs at least 1") }
      if name == "shrink" || name == "find" { return challenges() }
      if name == "stateful" { return stateful() }
      let speed = name == "speed" ? nil : name
      if let name = speed, !BenchmarkSuite.names.contains(name) {
        let known = BenchmarkSuite.names + ["shrink", "find", "stateful", "speed"]
        let nearest = Suggestion.nearest(to: name, of: known)
        throw CommandError.usage(
          "there is no figure \"\(name)\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
        )
      }
      let suite = BenchmarkSuite(rounds: rounds)
      var figures: [BenchmarkFigure] = []
      if !json { Console.print(Self.heading) }
      for name in speed.map({ [$0] }) ?? BenchmarkSuite.names {
        guard !Interruption.isRequested else { return .undecided }
        guard let figure = suite.measure(name) else { continue }
        figures.append(figure)
        if !json { Console.print(Self.row(figure)) }
      }
      if json { Console.print(JSON.array(figures.map(Self.json)).pretty()) }
      return .held
    }
  }

  private func challenges() -> ExitStatus {
    var table = ChallengeTable()
    if !json { Console.print(ChallengeTable.heading) }
    for name in ChallengeSuite.names {
      guard !Interruption.isRequested else { return .undecided }
      guard let figure = ChallengeSuite.measure(name, seeds: seeds ?? 200) else { continue }
      table.append(figure)
      if !json { Console.print(ChallengeTable.row(figure)) }
    }
    Console.print(json ? table.json.pretty() : table.total)
    return .held
  }

  private func stateful() -> ExitStatus {
    var table = StatefulTable()
    if !json { Console.print(StatefulTable.heading) }
    for name in StatefulSuite.names {
      guard !Interruption.isRequested else { return .undecided }
      guard let figure = StatefulSuite.measure(name, seeds: seeds ?? 40) else { continue }
      table.append(figure)
      if !json { Console.print(StatefulTable.row(figure)) }
    }
    Console.print(json ? table.json.pretty() : table.total)
    return .held
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

import Clauses
import PropertyTesting
import WidgetModel
import WidgetRuntime

/// One figure of the harness's speed, as a ratio to a floor measured alternately with it.
public struct BenchmarkFigure: Hashable, Sendable {
  /// The figure's name.
  public let name: String

  /// The unit of the rate.
  public let unit: String

  /// The rate per second, the median of the rounds.
  public let perSecond: Double

  /// The rate of the floor, `nil` if there is none.
  public let floor: Double?

  /// The target, as a ratio or an absolute rate.
  public let goal: String

  /// The figure divided by its floor.
  public var ratio: Double? { floor.map { perSecond / $0 } }
}

/// The benchmarks of the harness's speed.
///
/// A figure and its floor are measured alternately in one process and compared by their medians, so
/// that a busy machine affects both.
public struct BenchmarkSuite {
  /// The names of the figures.
  public static let names = [
    "engine-list", "engine-record", "engine-integer", "simulation", "comparison", "scenarios",
    "year",
  ]

  private let rounds: Int
  private let clock = ContinuousClock()

  /// Creates a suite that measures each figure `rounds` times.
  public init(rounds: Int = 5) { self.rounds = max(1, rounds) }

  /// Measures one figure; returns `nil` if there is none with that name.
  public func measure(_ name: String) -> BenchmarkFigure? {
    switch name {
    case "engine-list":
      compare(name, "cases/s", goal: ">= 0.45") {
        EngineWorkload.lists(20_000)
      } floor: {
        EngineWorkload.listsWithoutEngine(20_000)
      }
    case "engine-record":
      compare(name, "cases/s", goal: ">= 0.19") {
        EngineWorkload.records(50_000)
      } floor: {
        EngineWorkload.recordsWithoutEngine(200_000)
      }
    case "engine-integer":
      compare(name, "cases/s", goal: ">= 0.10") {
        EngineWorkload.integers(500_000)
      } floor: {
        EngineWorkload.integersWithoutEngine(5_000_000)
      }
    case "simulation":
      simulation(name)
    case "comparison":
      comparison(name)
    case "scenarios":
      measure(name, "scenarios/s", goal: "20,000/s") { ScenarioWorkload.run(cases: 2_000) }
    case "year":
      measure(name, "years/s", goal: "> 0.33/s") { YearWorkload.run() }
    default: nil
    }
  }

  /// Measures the simulation with one runner, whose buffers stay grown after the first round.
  private func simulation(_ name: String) -> BenchmarkFigure {
    let workload = SimulationWorkload()
    return compare(name, "events/s", goal: ">= 0.30") {
      workload.run()
    } floor: {
      EventLoopFloor.run(events: 1_000_000)
    }
  }

  /// Measures the simulation with the second model of the platform; the floor is without it.
  private func comparison(_ name: String) -> BenchmarkFigure {
    let compared = SimulationWorkload(isCompared: true)
    let alone = SimulationWorkload()
    return compare(name, "events/s", goal: ">= 0.25") {
      compared.run()
    } floor: {
      alone.run()
    }
  }

  private func compare(
    _ name: String,
    _ unit: String,
    goal: String,
    _ work: () -> Int,
    floor: () -> Int
  ) -> BenchmarkFigure {
    var rates: [Double] = []
    var floors: [Double] = []
    for _ in 0..<rounds {
      // Alternate, so that a change of load affects both.
      floors.append(rate(floor))
      rates.append(rate(work))
    }
    return BenchmarkFigure(
      name: name,
      unit: unit,
      perSecond: median(rates),
      floor: median(floors),
      goal: goal
    )
  }

  private func measure(
    _ name: String,
    _ unit: String,
    goal: String,
    _ work: () -> Int
  ) -> BenchmarkFigure {
    let rates = (0..<rounds).map { _ in rate(work) }
    return BenchmarkFigure(
      name: name,
      unit: unit,
      perSecond: median(rates),
      floor: nil,
      goal: goal
    )
  }

  private func rate(_ work: () -> Int) -> Double {
    let began = clock.now
    let count = work()
    let seconds = clock.now - began
    return Double(count)
      / (Double(seconds.components.attoseconds) * 1e-18 + Double(seconds.components.seconds))
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

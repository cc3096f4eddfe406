import Campaigns
import Clauses
import PropertyTesting
import ScenarioGeneration
import WidgetModel
import WidgetRuntime

/// A phone whose widgets are busy for some days.
struct BusyPhone {
  static func scenario(widgets: Int, days: Int64) -> Scenario {
    var scenario = Scenario()
    scenario.length = .days(days)
    for index in 0..<widgets {
      var widget = Widget()
      widget.kind = index
      widget.placements = [PlacedWidget()]
      var answer = ScriptedAnswer()
      answer.delay = .seconds(2)
      answer.policy = .atEnd
      for entry in 0..<8 {
        var scripted = ScriptedEntry()
        scripted.offset = .minutes(15 * Int64(entry))
        answer.entries.append(scripted)
      }
      widget.timelines = [ScriptedCall(answer)]
      scenario.widgets.append(widget)
      scenario.workload.append(
        Stimulus(
          .reloadCalled(kind: index),
          at: .start + .minutes(Int64(index)),
          every: .minutes(47),
          times: Int(days) * 30
        )
      )
    }
    scenario.workload.append(
      Stimulus(.locked(true), at: .start + .hours(23), every: .days(1), times: Int(days))
    )
    scenario.workload.append(
      Stimulus(.locked(false), at: .start + .hours(30), every: .days(1), times: Int(days))
    )
    scenario.workload.sort { $0.at < $1.at }
    return scenario
  }
}

/// The simulation of a busy phone under all checkers, with or without the second model.
final class SimulationWorkload {
  private let runner: any CaseRunner
  private let scenario = BusyPhone.scenario(widgets: 20, days: 30)

  init(isCompared: Bool = false) {
    runner = SubjectUnderTest.reference.makeRunner(
      Clause.checked.filter { isCompared || $0.id != Clause.dueIsDone.id }
    )
  }

  func run() -> Int {
    guard (try? runner.run(scenario, keepsTrace: false)) != nil else { return 0 }
    return runner.eventCount
  }
}

enum ScenarioWorkload {
  static func run(cases: Int) -> Int {
    let runner = SubjectUnderTest.reference.makeRunner(Clause.catalogue)
    runner.begin(.island(0, seed: 1))
    let island = Island<ScenarioGenerator, ViolationClass>(
      seed: 1,
      index: 0,
      of: 1,
      cases: cases,
      generator: ScenarioGenerator(profile: .iOS26),
      options: .randomOnly
    )
    return island.run { generated, _ in
      (try? runner.run(generated.scenario, keepsTrace: false)) != nil ? .passed : .discarded
    }.cases
  }
}

/// A year of a phone with eight widgets: generation, run and all checkers.
enum YearWorkload {
  /// Runs the year and returns the number of years: 1, or 0 on failure.
  static func run() -> Int {
    let runner = SubjectUnderTest.reference.makeRunner(Clause.checked)
    let scenario = BusyPhone.scenario(widgets: 8, days: 365)
    return (try? runner.run(scenario, keepsTrace: false)) != nil ? 1 : 0
  }
}

extension Clause {
  fileprivate static var checked: [Clause] { catalogue.filter { $0.relation == nil } }
}

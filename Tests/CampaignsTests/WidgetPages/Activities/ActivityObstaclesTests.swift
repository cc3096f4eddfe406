import PropertyTesting
import RunRecord
import ScenarioGeneration
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns
@testable import RuntimeMutants

// Goal: the words for obstacles to a call's effect are those of the facts.
// Method: the reference runtime follows the facts; so every missing effect has an obstacle, no
// actual effect has one, and each end has a reason. A mutant shows that the test can fail.
@Suite struct ActivityObstaclesTests {
  private static let blocks: Set = [
    "activities", "activity pushes", "push budgets", "activity timestamps", "activity starts",
    "activity counts", "push counts",
  ]

  @Test func `what the reference does in small scenarios is explained`() throws {
    let small = SmallScenarios(profile: .iOS26, variesSettings: false)
    var steps = 0
    for index in 0..<small.count where Self.blocks.contains(small.name(of: index).block) {
      steps += try explain(small[index].scenario)
    }
    #expect(steps > 1000)
  }

  @Test(arguments: [Profile.iOS26, .iOS17])
  func `what the reference does in drawn scenarios is explained`(profile: Profile) throws {
    let generator = ScenarioGenerator(profile: profile)
    var steps = 0
    let source = ChoiceSource()
    for number in 0..<UInt64(1500) {
      source.beginRandom(Xoshiro256(seed: 3, number))
      steps += try explain(generator.generate(from: source).scenario)
    }
    #expect(steps > 100)
  }

  @Test func `effects of a mutant against the facts are reported as such`() throws {
    let old = ActivityContent()
    var scenario = Scenario()
    scenario.workload = [
      Stimulus(
        .activities(.started(ActivityID(0), old, ActivityRequest(isFromIntent: true))),
        at: .start
      ), Stimulus(.activities(.updated(ActivityID(0), old, age: .seconds(1))), at: .start),
    ]
    let steps = try lives(scenario, Mutant.named("LA-11.older-shown")).lives[0].steps
    #expect(steps[1].outcome == .taken)
    #expect(
      steps[1].result == "shows update 1; although its content is 1s older than what is shown"
    )
  }

  private func explain(_ scenario: Scenario) throws -> Int {
    let lives = try lives(scenario, nil).lives
    for life in lives {
      #expect(life.end != .unknown && life.departure != .unknown, "\(life)")
      for step in life.steps {
        let isExplained = step.outcome != .unexplained && !step.result.contains("although")
        #expect(isExplained, "\(step) of \(scenario)")
      }
    }
    return lives.reduce(0) { $0 + $1.steps.count }
  }

  private func lives(_ scenario: Scenario, _ mutant: Mutant?) throws -> ActivitiesLine {
    var scenario = scenario
    scenario.widgets = scenario.widgets.map { widget in
      var widget = widget
      widget.placements = []
      return widget
    }
    scenario.workload.removeAll { $0.input?.isForActivities != true }
    if let mutant {
      let runner = mutant.subject.makeRunner([])
      try runner.run(scenario)
      let trace = runner.trace
      return .lives(in: trace, of: scenario, showing: trace.events.indices, focus: nil)
    }
    let simulation = Simulation()
    var source = ScriptedSource(scenario)
    var subject = ReferenceRuntime()
    try simulation.run(scenario, subject: &subject, source: &source)
    let trace = simulation.takeTrace()
    return .lives(in: trace, of: scenario, showing: trace.events.indices, focus: nil)
  }
}

extension Input {
  /// True if the event may concern Live Activities.
  fileprivate var isForActivities: Bool {
    switch self {
    case .activities, .foreground, .locked, .appInstalled, .rebooted, .clockMoved: true
    default: false
    }
  }
}

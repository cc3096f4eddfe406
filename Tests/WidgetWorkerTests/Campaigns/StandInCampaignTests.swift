// Goal: values that an intent of the app leaves in variables are not held against code of the
// extension, on that day or another; those of the extension's own intents are, and so are faults
// without any intent.
// Method: small campaigns over controls that differ in the code that sets a variable and the code
// that reads it.
import Campaigns
import Clauses
import RunRecord
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct StandInCampaignTests {
  @Test(arguments: [
    ("turned in the app", false), ("always on", true), ("turned here", true),
  ])
  func `a preview is blamed for variables of its own process alone`(
    kind: String,
    isBroken: Bool
  ) throws {
    let runner = try BundleCampaign.runner(of: StandInPreviews.self)
    runner.begin(.island(1, seed: 1))
    try runner.run(scenario(of: kind))
    #expect(self.isBroken("CT-03.provider", in: runner) == isBroken)
  }

  @Test func `the next day's process has no variables of the app`() throws {
    let runner = try BundleCampaign.runner(of: StandInPreviews.self)
    var scenario = scenario(of: "turned in the app")
    runner.begin(.island(1, seed: 1))
    try runner.run(scenario)
    scenario.workload.removeLast(2)
    try runner.run(scenario)
    #expect(!isBroken("CT-03.provider", in: runner))
  }

  @Test func `an end is laid to variables of its own process alone`() throws {
    let record = try BundleCampaign.record(of: StandInEndings.self, cases: 30)
    #expect(record.findings.filter { $0.clause == "CR-CRASH" }.map(\.widget) == ["ends here"])
    #expect(record.errors.isEmpty)
  }

  @Test func `a day that is judged without the app's intent says so`() throws {
    let made = try BundleCampaign.runner(of: StandInEndings.self)
    let runner = try #require(made as? WidgetRunner)
    runner.begin(.island(1, seed: 1))
    try runner.run(scenario(of: "ends after the app"))
    #expect(!isBroken("CR-CRASH", in: runner))
    let told = runner.survey.lines(of: "ends after the app").map(\.topic)
    #expect(told.contains(.forApp))
    #expect(told.contains(.endedAfterApp))
  }

  /// A day on which a person uses a control, and its value is asked for afterwards.
  private func scenario(of kind: String) -> Scenario {
    var widget = Widget()
    widget.name = kind
    widget.control = ControlDeclaration(.toggle)
    var scenario = Scenario()
    scenario.widgets = [widget]
    let id = WidgetID(0)
    scenario.workload = [
      Stimulus(.controls(.added(id)), at: .start),
      Stimulus(.controls(.tapped(id)), at: .start + .minutes(1)),
      Stimulus(.controls(.reloadCalled(kind: ControlInput.allKinds)), at: .start + .minutes(2)),
    ]
    return scenario
  }

  private func isBroken(_ clause: ClauseID, in runner: any CaseRunner) -> Bool {
    zip(runner.clauses, runner.tallies).contains { $0.id == clause && !$1.violations.isEmpty }
  }
}

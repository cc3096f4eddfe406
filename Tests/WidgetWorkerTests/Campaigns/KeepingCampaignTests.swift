// Goal: a day is not blamed for state that an earlier day of another phone left in the process, but
// for its own.
// Method: two scenarios of an island, which share a process, with clocks a month and more apart.
import Campaigns
import Clauses
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct KeepingCampaignTests {
  @Test(arguments: [
    ("keeping", []), ("oneMonth", ["CR-CRASH"]), ("keepingList", []),
    ("oneMonthList", ["TL-10.provider"]),
  ])
  func `a fault is reported where a process of its own shows it`(kind: String, told: [String])
    throws
  {
    let runner = try BundleCampaign.runner(of: KeepingWidgets.self)
    var widget = Widget()
    widget.name = kind
    widget.placements = [PlacedWidget()]
    var scenario = Scenario()
    scenario.widgets = [widget]
    runner.begin(.island(1, seed: 1))
    for (clock, told) in [(1_790_000_000_000_000, []), (1_810_000_000_000_000, told)] {
      scenario.device.clock = WallDate(microseconds: Int64(clock))
      try runner.run(scenario)
      #expect(faults(of: runner) == told)
    }
  }

  private func faults(of runner: any CaseRunner) -> [String] {
    zip(runner.clauses, runner.tallies).filter { !$1.violations.isEmpty }.map(\.0.id.text)
      .filter { $0.hasPrefix("CR-") || $0 == "TL-10.provider" }
  }
}

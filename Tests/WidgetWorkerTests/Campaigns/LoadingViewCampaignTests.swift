// Goal: a view that waits while it is drawn is drawn completely, regardless of other drawings in
// the meantime.
// Method: one scenario in which the views of two placements load data at the same time.
import Clauses
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct LoadingViewCampaignTests {
  @Test func `drawings that wait do not disturb each other`() throws {
    let runner = try BundleCampaign.runner(of: LoadingViewWidgets.self)
    var widget = Widget()
    widget.name = "loading"
    widget.placements = [PlacedWidget(), PlacedWidget()]
    var scenario = Scenario()
    scenario.widgets = [widget]
    runner.begin(.island(1, seed: 1))
    try runner.run(scenario)
    let told = runner.violationClasses(of: [.provider, .view]).map(\.clause.text)
    // The fault of the code is reported, and no other one.
    #expect(told == ["TL-41.view"])
  }
}

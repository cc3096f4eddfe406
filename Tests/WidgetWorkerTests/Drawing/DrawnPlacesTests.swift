// Goal: each view is drawn where it is dimmed and where its background is removed, unless it keeps
// the background.
// Method: widgets whose views trap only in such a place; the run shows which of them did.
import Clauses
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct DrawnPlacesTests {
  private func crashes(
    of kind: String,
    in family: Family = .systemSmall,
    workload: [Stimulus] = []
  ) throws -> [String] {
    let runner = try BundleCampaign.runner(of: PlaceWidgets.self)
    var widget = Widget()
    widget.name = kind
    widget.placements = [PlacedWidget()]
    widget.placements[0].family = family
    var scenario = Scenario()
    scenario.widgets = [widget]
    scenario.workload = workload
    runner.begin(.island(1, seed: 1))
    try runner.run(scenario)
    return runner.violationClasses(of: [.provider, .view]).map(\.clause.text)
  }

  @Test func `each view is drawn on an Always-On display, too`() throws {
    let dimmed = try crashes(of: "dimmed")
    #expect(dimmed == ["CR-CRASH"])
  }

  @Test func `where the background is taken away, a view learns it`() throws {
    let bare = try crashes(of: "bare")
    #expect(bare == ["CR-CRASH"])
  }

  @Test func `a widget that keeps its background is drawn with it`() throws {
    let kept = try crashes(of: "kept")
    #expect(kept == [])
  }

  @Test(arguments: [
    ("invalidated", true, true), ("invalidated", false, false), ("kept", true, false),
  ])
  func `from a tap until the next timeline a view is drawn as invalidated`(
    kind: String,
    isTapped: Bool,
    traps: Bool
  ) throws {
    let tap = Stimulus(.tapped(PlacementID(0), node: 0), at: .start + .hours(1))
    let found = try crashes(of: kind, workload: isTapped ? [tap] : [])
    #expect(found == (traps ? ["CR-CRASH"] : []))
  }

  @Test(arguments: [(Family.systemSmall, false), (.accessoryRectangular, true)])
  func `a widget that turned its margins off learns how wide they would be`(
    family: Family,
    traps: Bool
  ) throws {
    let found = try crashes(of: "marginless", in: family)
    #expect(found == (traps ? ["CR-CRASH"] : []))
  }
}

// Goal: requests of code to the centers are served: relevance and controls are asked again,
// controls are listed, push handlers get their tokens; and location is known while a widget is
// seen, and for a while longer.
// Method: code that traps only where it is asked; the run shows if it was.
import Clauses
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct ServedCallsTests {
  /// Returns true if code of the bundle trapped in a run.
  private func traps(
    _ kinds: String...,
    change: (inout Scenario) -> Void = { _ in }
  ) throws -> Bool {
    let runner = try BundleCampaign.runner(of: CallingWidgets.self)
    var scenario = Scenario()
    for kind in kinds {
      var widget = Widget()
      widget.name = kind
      widget.kind = scenario.widgets.count
      // The simulation has no placement for a control.
      if kind != "lamp" { widget.placements = [PlacedWidget()] }
      scenario.widgets.append(widget)
    }
    change(&scenario)
    runner.begin(.island(1, seed: 1))
    try runner.run(scenario)
    return runner.violationClasses(of: [.provider, .view]).contains { $0.clause == "CR-CRASH" }
  }

  @Test(arguments: [("asks itself", true), ("asks nobody", false)])
  func `relevance is asked again where code says that it changed`(
    kind: String,
    isAsked: Bool
  ) throws {
    let asked = try traps(kind)
    #expect(asked == isAsked)
  }

  @Test(arguments: [("reloads the lamp", true), ("reloads nothing", false)])
  func `a control is asked again where code reloads its kind`(kind: String, isAsked: Bool) throws {
    let asked = try traps(kind, "lamp")
    #expect(asked == isAsked)
  }

  @Test(arguments: [("reloads another", true), ("reloads nothing", false)])
  func `a call of the extension reloads like one of its app`(kind: String, isAsked: Bool) throws {
    // It is placed first, or the call would reach nobody.
    let asked = try traps("asked once", kind)
    #expect(asked == isAsked)
  }

  @Test(arguments: [("counts the lamp", false), ("counts nothing", true)])
  func `the placed controls are listed`(kind: String, isWrong: Bool) throws {
    let traps = try traps(kind, "lamp")
    #expect(traps == isWrong)
  }

  @Test(arguments: [("told", true), ("counts nothing", false)])
  func `a push handler learns the token of a widget that was placed`(
    kind: String,
    traps expected: Bool
  ) throws {
    let told = try traps(kind)
    #expect(told == expected)
  }

  @Test func `a push handler of controls learns the tokens of all that are placed`() throws {
    let subject = RequestSubject()
    let asked = try traps("lamp") {
      $0.workload = [Stimulus(.asked(RequestID(0), .control, subject), at: .start + .minutes(1))]
    }
    #expect(asked)
  }

  @Test(arguments: [false, true])
  func `widgets know where the phone is while the person allows it`(isDenied: Bool) throws {
    let known = try traps("locates") { $0.device.surroundings.locationIsDenied = isDenied }
    #expect(known == !isDenied)
  }

  @Test(arguments: [
    Input.visible(PlacementID(0), false), .removed(PlacementID(0)), .locked(true), .rebooted,
  ])
  func `location is known until a quarter of an hour after a widget was seen`(end: Input) {
    var sight = WidgetSight()
    #expect(!sight.isRecent(at: .start))
    sight.notice(.added(PlacementID(0)), at: .start)
    let hidden = Instant.start + .hours(2)
    #expect(sight.isRecent(at: hidden))
    sight.notice(end, at: hidden)
    #expect(sight.isRecent(at: hidden + .minutes(15)))
    #expect(!sight.isRecent(at: hidden + .minutes(15) + Interval(microseconds: 1)))
  }

  @Test func `of two widgets the one that stays in sight counts`() {
    var sight = WidgetSight()
    sight.notice(.added(PlacementID(0)), at: .start)
    sight.notice(.added(PlacementID(1)), at: .start)
    sight.notice(.removed(PlacementID(0)), at: .start)
    #expect(sight.isRecent(at: .start + .hours(3)))
  }
}

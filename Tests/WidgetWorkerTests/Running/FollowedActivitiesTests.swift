// Goal: the reference runtime receives the calls of code for Live Activities, and the code receives
// the results.
// Method: code that traps if it receives anything unexpected; a twin with the wrong expectation
// traps.
import Campaigns
import Clauses
import RunRecord
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct FollowedActivitiesTests {
  private struct Outcome {
    let traps: Bool
    let lives: [ActivityLine]
  }

  /// Returns the result of a day of a widget; `nil` in a worker of another call.
  private func day(
    _ kind: String,
    isInFront: Bool = true,
    _ workload: [Stimulus] = []
  ) throws -> Outcome {
    let runner = try BundleCampaign.runner(of: FollowingWidgets.self)
    var widget = Widget()
    widget.name = kind
    // The app is in front by the time at which the code is asked.
    var placed = PlacedWidget()
    placed.added = .start + .minutes(1)
    widget.placements = [placed]
    var scenario = Scenario()
    scenario.widgets = [widget]
    scenario.length = .hours(20)
    let front = Stimulus(.foreground(true), at: .start)
    scenario.workload = (isInFront ? [front] : []) + workload
    runner.begin(.island(1, seed: 1))
    try runner.run(scenario)
    let traps = runner.violationClasses(of: [.provider, .view]).contains { $0.clause == "CR-CRASH" }
    let all = 0..<runner.eventCount
    _ = runner.lines(all)
    let lives = runner.activities(of: scenario, showing: all, focus: nil).lives
    return Outcome(traps: traps, lives: lives)
  }

  @Test(arguments: [("hears all", false), ("hears no end", true)])
  func `code hears of each state that the runtime gives its activity`(
    kind: String,
    traps: Bool
  ) throws {
    let day = try day(kind)
    #expect(day.traps == traps)
    if !traps {
      let life = try #require(day.lives.first)
      #expect(life.widget == "FollowedAttributes")
      #expect(life.steps.map(\.phase) == [.active, .stale, .ended, .absent])
      #expect((life.start, life.end, life.departure) == (.app, .age, .limit))
    }
  }

  @Test func `code hears that a person swiped its activity away`() throws {
    let swipe = Stimulus(.activities(.swiped(ActivityID(0))), at: .start + .hours(2))
    let day = try day("hears the swipe", [swipe])
    #expect(!day.traps)
    #expect(day.lives.map(\.departure) == [.person])
  }

  @Test(arguments: [("hears pushes", false), ("hears no push", true)])
  func `code hears of what pushes bring, once the runtime shows it`(
    kind: String,
    traps: Bool
  ) throws {
    func push(_ address: ActivityPush.Address, at hours: Int64) -> Stimulus {
      let event = ActivityPush.Event.update(ActivityContent(), age: .zero)
      let push = ActivityPush(event, to: ActivityID(0), address)
      return Stimulus(.activities(.pushed(push)), at: .start + .hours(hours))
    }
    let pushes = [push(.token, at: 2), push(.token, at: 3), push(.formerToken, at: 4)]
    let day = try day(kind, pushes)
    #expect(day.traps == traps)
  }

  @Test(arguments: [("starts many", false), ("starts too many", true)])
  func `an app has as many activities as the runtime lets it`(kind: String, traps: Bool) throws {
    let day = try day(kind)
    #expect(day.traps == traps)
    if !traps { #expect(day.lives.count == 5 && day.lives.allSatisfy { $0.end == .age }) }
  }

  @Test func `the token comes from the runtime, and the property has it then`() throws {
    let day = try day("learns the token")
    #expect(!day.traps)
    #expect(day.lives.first?.steps.first?.result.contains("gets a push token") == true)
  }

  @Test func `an activity that ends at once is dismissed, and ignores what comes later`() throws {
    let day = try day("ends at once")
    #expect(!day.traps)
    let steps = try #require(day.lives.first).steps
    #expect(steps.map(\.name) == ["start", "end", "update"])
    #expect(steps.map(\.outcome) == [.taken, .taken, .ignored])
  }

  @Test func `of an app behind nothing starts, and nothing reaches the runtime`() throws {
    let day = try day("hears all", isInFront: false)
    #expect(day.lives.isEmpty)
  }
}

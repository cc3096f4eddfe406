// Goal: an app gets the first of several reasons, and a single reason at any position in the order.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AS-15 refusal` {
  private let large = ActivityContent(bytes: 4097)

  /// An app in the background that asks for too large an activity, which the person forbids, with
  /// the maximum number already running.
  private let asked = TraceBuilder(.iOS26, [.activitiesPerApp: 1]).inFront().startsActivity(0)
    .input(.activities(.allowed(false))).inFront(false)
    .asksForActivity(1, ActivityContent(bytes: 4097))

  @Test func `the first of all reasons is none`() throws {
    let tally = try asked.refusesActivity(1, .denied).judged(by: "AS-15.refusal")
    expect(tally, kinds: [], situations: [0, 1])
  }

  @Test(arguments: [ActivityError.visibility, .attributesTooLarge, .targetMaximumExceeded])
  func `each later reason is a violation`(reason: ActivityError) throws {
    let tally = try asked.refusesActivity(1, reason).judged(by: "AS-15.refusal")
    expect(tally, kinds: ["later reason"])
  }

  @Test func `a single reason is none, however late in the order`() throws {
    let tally = try TraceBuilder(.iOS26, [.activitiesPerApp: 1]).inFront().startsActivity(0)
      .asksForActivity(1).refusesActivity(1, .targetMaximumExceeded).judged(by: "AS-15.refusal")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `a reason that is not there is left to another clause`() throws {
    let tally = try TraceBuilder().inFront().asksForActivity(0, large).refusesActivity(0, .denied)
      .judged(by: "AS-15.refusal")
    expect(tally, kinds: [], situations: [0, 0])
  }
}

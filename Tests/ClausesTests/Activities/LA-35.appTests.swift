// Goal: an activity one tick over eight hours old breaks the clause; one that is ended, that the
// code had no occasion to end, or whose run is over does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-35 app` {
  /// Code that starts one Live Activity, after it has ended an older one.
  private let started = TraceBuilder().asked(-2, .intent).did(-2, .activityEnded, "0")
    .did(-2, .activityRequested, "1")

  /// The same run, with a request to the code at a time after the start.
  private func asked(at text: String) -> TraceBuilder {
    started.at(text).added().reload(1, .added).answered(1, entries: ["0s"])
  }

  @Test func `an activity that outlives eight hours is a violation`() throws {
    let tally = try asked(at: "5h").at("8h").later("0.000001s").judged(by: "LA-35.app")
    expect(tally, kinds: ["not ended"])
    let late = try asked(at: "8h").at("9h").did(-2, .activityEnded, "1").judged(by: "LA-35.app")
    expect(late, kinds: ["not ended"], situations: [0, 1, 0, 0, 0])
  }

  @Test func `one that the code had no occasion to end is none`() throws {
    let tally = try asked(at: "4h").at("1d").judged(by: "LA-35.app")
    expect(tally, kinds: [], situations: [0, 0, 1, 0, 0])
  }

  @Test func `one that is ended in time is none, nor one whose run is over`() throws {
    let ended = try asked(at: "5h").at("8h").did(-2, .activityEnded, "1").at("1d")
      .judged(by: "LA-35.app")
    expect(ended, kinds: [], situations: [1, 0, 0, 0, 0])
    let over = try asked(at: "5h").at("8h").judged(by: "LA-35.app")
    expect(over, kinds: [], situations: [0, 0, 1, 0, 0])
  }

  /// A widget with a button that nobody may have pressed by the time at which the code runs again.
  private func offering(pressed: [String]) -> TraceBuilder {
    var run = TraceBuilder().view(ViewNode(.button, depth: 1, target: 7)).added().reload(1, .added)
      .answered(1, entries: ["0s"]).asked(-2, .intent).did(-2, .activityEnded, "0")
      .did(-2, .activityRequested, "1")
    for (number, text) in pressed.enumerated() {
      let subject = RequestSubject(
        widget: WidgetID(0),
        placement: nil,
        family: .systemSmall,
        configuration: 0,
        intent: 7
      )
      let request = RequestID(-3 - number)
      run = run.at(text).input(.asked(request, .intent, subject))
        .input(.answered(request, .returned, memory: 0))
    }
    return run.at("6h").asked(-9, .intent).input(.answered(RequestID(-9), .returned, memory: 0))
      .at("9h")
  }

  @Test func `one that a button may end that nobody pressed is none`() throws {
    let tally = try offering(pressed: []).judged(by: "LA-35.app")
    expect(tally, kinds: [], situations: [0, 0, 1, 0, 0])
    try expect(offering(pressed: ["1h"]).judged(by: "LA-35.app"), kinds: ["not ended"])
  }

  @Test func `of code that ends none nobody can say who ends it`() throws {
    let run = TraceBuilder().asked(-2, .intent).did(-2, .activityRequested, "1").at("5h").added()
      .reload(1, .added).answered(1, entries: ["0s"]).at("9h")
    expect(try run.judged(by: "LA-35.app"), kinds: [], situations: [0, 0, 0, 0, 1])
  }

  @Test(arguments: [ActivityPhase.ended, .dismissed])
  func `one that somebody else ends is none, unless it is another's`(phase: ActivityPhase) throws {
    let own = try asked(at: "5h").activity(0, phase).at("9h").judged(by: "LA-35.app")
    expect(own, kinds: [], situations: [0, 0, 0, 1, 0])
    let other = try asked(at: "5h").activity(1, phase).at("9h").judged(by: "LA-35.app")
    expect(other, kinds: ["not ended"])
  }

  @Test func `the system's end at eight hours excuses nobody`() throws {
    let tally = try asked(at: "5h").at("8h").activity(0, .ended).at("9h").judged(by: "LA-35.app")
    expect(tally, kinds: ["not ended"])
  }

  @Test func `who meets a moved clock is not judged`() throws {
    let moved = asked(at: "5h").input(.clockMoved(.hours(-2))).at("9h")
    try expect(moved.judged(by: "LA-35.app"), kinds: [])
    try expect(moved.judged(by: "LA-35.app", negating: 0), kinds: ["not ended"])
    let before = TraceBuilder().input(.clockMoved(.hours(-2))).asked(-2, .intent)
      .did(-2, .activityEnded, "0").did(-2, .activityRequested, "1").at("5h").added().reload(
        1,
        .added
      )
      .answered(1, entries: ["0s"]).at("9h")
    try expect(before.judged(by: "LA-35.app"), kinds: ["not ended"])
  }
}

extension TraceBuilder {
  fileprivate func activity(_ number: Int, _ phase: ActivityPhase) -> TraceBuilder {
    effect(.activities(.changed(ActivityID(number), phase)))
  }
}

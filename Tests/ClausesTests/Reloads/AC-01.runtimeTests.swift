// Goal: a wrong charge, an unexplained cause, a charge one tick too soon and a request without a
// grant each break the law.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AC-01 runtime` {
  private let app = ReloadCauses(.app)
  private let placed = TraceBuilder(.iOS26, [.dailyReloads: 4, .budgetBurst: 2]).added()
    .reload(1, .added).at("1h")

  @Test func `charged, free and merged reloads are allowed`() throws {
    let tally = try placed.input(.reloadCalled(kind: 0)).reload(2, .app).at("2h")
      .input(.localeChanged(1)).reload(3, .localeChange, charge: 0).at("3h")
      .input(.reloadCalled(kind: 0)).input(.textSizeChanged(1))
      .granted(ReloadCauses(.app, .textSizeChange), charge: 0).requested(4)
      .judged(by: "AC-01.runtime")
    expect(tally, kinds: [], situations: [2, 1, 1, 1])
  }

  @Test(arguments: [0, 2, -1])
  func `a charged cause costs one`(charge: Int) throws {
    let tally = try placed.input(.reloadCalled(kind: 0)).reload(2, .app, charge: charge)
      .judged(by: "AC-01.runtime")
    expect(tally, kinds: ["wrong charge"])
  }

  @Test func `an exempt cause makes a merged reload free`() throws {
    let tally = try placed.input(.reloadCalled(kind: 0)).input(.localeChanged(1))
      .granted(ReloadCauses(.app, .localeChange)).requested(2).judged(by: "AC-01.runtime")
    expect(tally, kinds: ["wrong charge"])
  }

  @Test func `a cause that nothing explains is a violation`() throws {
    try expect(placed.reload(2, .app).judged(by: "AC-01.runtime"), kinds: ["unfounded"])
    try expect(
      placed.granted([]).requested(2).judged(by: "AC-01.runtime"),
      kinds: ["unfounded"]
    )
    try expect(placed.reload(2, .retry).judged(by: "AC-01.runtime"), kinds: ["unfounded"])
    try expect(placed.reload(2, .policy).judged(by: "AC-01.runtime"), kinds: ["unfounded"])
  }

  @Test func `a policy of the timeline in force explains a reload, never does not`() throws {
    let run = placed.answered(1, entries: ["0s"], policy: .atEnd).committed(1, timeline: 0)
    try expect(run.reload(2, .policy).judged(by: "AC-01.runtime"), kinds: [])
    let never = placed.answered(1, entries: ["0s"], policy: .never).committed(1, timeline: 0)
    try expect(never.reload(2, .policy).judged(by: "AC-01.runtime"), kinds: ["unfounded"])
  }

  @Test func `a charge one tick before the budget allows it is a violation`() throws {
    // Two tokens at once, then one in 12 hours.
    let run = placed.input(.reloadCalled(kind: 0)).reload(2, .app).at("2h")
      .input(.reloadCalled(kind: 0))
    try expect(run.at("12h").reload(3, .app).judged(by: "AC-01.runtime"), kinds: [])
    try expect(
      run.at("11h59m59.999999s").reload(3, .app).judged(by: "AC-01.runtime"),
      kinds: ["over the budget"]
    )
  }

  @Test func `a budget of the app is shared`() throws {
    let tally = try TraceBuilder(.iOS26, [.dailyReloads: 2, .budgetBurst: 1, .budgetScope: 2])
      .added().added(1).reload(1, .added).reload(2, .added, placement: 1)
      .judged(by: "AC-01.runtime")
    expect(tally, kinds: ["over the budget"])
  }

  @Test func `each grant makes one timeline request and each request has a grant`() throws {
    try expect(placed.requested(2).judged(by: "AC-01.runtime"), kinds: ["not granted"])
    try expect(placed.requested(2, .snapshot).judged(by: "AC-01.runtime"), kinds: [])
    let run = placed.input(.reloadCalled(kind: 0)).granted(app)
    try expect(run.judged(by: "AC-01.runtime"), kinds: ["not requested"])
    try expect(run.requested(2).judged(by: "AC-01.runtime"), kinds: [])
    let tally = try run.at("2h").input(.reloadCalled(kind: 0)).reload(2, .app)
      .judged(by: "AC-01.runtime")
    #expect(tally.kinds.first == "not requested")
  }

  @Test func `a grant to a widget that is not there is a violation`() throws {
    try expect(
      placed.granted(app, placement: 1).judged(by: "AC-01.runtime"),
      kinds: ["nobody"]
    )
    try expect(
      placed.granted(app, placement: 99).judged(by: "AC-01.runtime"),
      kinds: ["nobody"]
    )
  }

  @Test func `without a budget there is no bound`() throws {
    var run = TraceBuilder(.simulator, [.dailyReloads: 1]).added().reload(1, .added)
    for request in 2...9 {
      run = run.later("1m").input(.reloadCalled(kind: 0)).reload(request, .app)
    }
    try expect(run.judged(by: "AC-01.runtime"), kinds: [])
  }
}

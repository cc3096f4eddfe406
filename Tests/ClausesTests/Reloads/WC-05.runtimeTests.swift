// Goal: a call for an unknown kind that reloads something or goes unreported breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `WC-05 runtime` {
  private let placed = TraceBuilder().added().granted(ReloadCauses(.added)).at("1h")
  private let app = ReloadCauses(.app)

  @Test func `a reported call without a reload is allowed`() throws {
    let tally = try placed.input(.reloadCalled(kind: 7)).reported(.unknownKind, placement: nil)
      .later("1m").input(.reloadCalled(kind: 0)).granted(app).judged(by: "WC-05.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `not reported is a violation`() throws {
    let run = placed.input(.reloadCalled(kind: 7))
    try expect(run.judged(by: "WC-05.runtime"), kinds: ["not reported"])
    try expect(
      run.input(.reloadCalled(kind: 0)).judged(by: "WC-05.runtime"),
      kinds: ["not reported"]
    )
  }

  @Test func `a reload is a violation`() throws {
    let run = placed.input(.reloadCalled(kind: 7)).reported(.unknownKind, placement: nil)
    try expect(run.granted(app).judged(by: "WC-05.runtime"), kinds: ["reloaded"])
    try expect(run.held(app, .spacing).judged(by: "WC-05.runtime"), kinds: ["reloaded"])
  }

  @Test func `a reload that was asked for before is none`() throws {
    let tally = try placed.input(.reloadCalled(kind: 0)).input(.reloadCalled(kind: 7))
      .reported(.unknownKind, placement: nil).granted(app).judged(by: "WC-05.runtime")
    expect(tally, kinds: [])
  }

  @Test func `reporting a kind that is placed is a violation`() throws {
    let tally = try placed.input(.reloadCalled(kind: 0)).reported(.unknownKind, placement: nil)
      .judged(by: "WC-05.runtime")
    expect(tally, kinds: ["reported a known kind"])
  }

  @Test func `a kind that is installed but not placed may be reported or not`() throws {
    let run = placed.input(.reloadCalled(kind: 1))
    try expect(run.judged(by: "WC-05.runtime"), situations: [0, 0, 1])
    try expect(run.judged(by: "WC-05.runtime"), kinds: [])
    try expect(
      run.reported(.unknownKind, placement: nil).judged(by: "WC-05.runtime"),
      kinds: []
    )
  }
}

// Goal: a request without its occasion breaks the clause, a second occasion allows another.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-01 runtime` {
  private let run = TraceBuilder().added().requested(1, .placeholder)

  @Test func `requests in their situations are none`() throws {
    let tally = try run.reload(2, .added).input(.localeChanged(1)).requested(3, .placeholder)
      .input(.galleryOpened(WidgetID(0), .systemSmall)).requested(4, .snapshot, placement: nil)
      .input(.rebooted).requested(5, .placeholder).judged(by: "TL-01.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1, 1, 0, 1])
  }

  @Test(arguments: [RequestKind.placeholder, .timeline])
  func `a second request for one occasion is a violation`(kind: RequestKind) throws {
    let tally = try run.reload(2, .added).requested(3, kind).judged(by: "TL-01.runtime")
    expect(tally, kinds: ["unasked"])
  }

  @Test func `a change to the same value does not count as an occasion`() throws {
    let tally = try run.input(.textSizeChanged(0)).requested(2, .placeholder)
      .judged(by: "TL-01.runtime")
    expect(tally, kinds: ["unasked"])
  }

  @Test func `a snapshot for another family than the gallery shows is a violation`() throws {
    let tally = try run.input(.galleryOpened(WidgetID(0), .systemLarge))
      .requested(2, .snapshot, placement: nil).judged(by: "TL-01.runtime")
    expect(tally, kinds: ["unasked"])
  }

  @Test func `a timeline on the grant of another placed widget is a violation`() throws {
    let tally = try run.added(1).granted(ReloadCauses(.added), placement: 1)
      .requested(2, placement: 0).judged(by: "TL-01.runtime")
    expect(tally, kinds: ["unasked"])
  }

  @Test func `a grant without a request is lost one tick after the service promise`() throws {
    let granted = run.granted(ReloadCauses(.added))
    try expect(granted.later("15m").judged(by: "TL-01.runtime"), kinds: [])
    try expect(granted.later("15m0.000001s").judged(by: "TL-01.runtime"), kinds: ["no request"])
  }

  @Test func `a request for a widget that is not there is a violation and no trap`() throws {
    let tally = try TraceBuilder().granted(ReloadCauses(.app), placement: 99)
      .requested(1, placement: 99).requested(2, placement: 0).requested(2, placement: 0)
      .judged(by: "TL-01.runtime")
    expect(tally, kinds: ["unasked", "unasked", "unasked"])
  }
}

// Goal: an answer of another kind breaks the clause, an error does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-01 provider` {
  private let run = TraceBuilder().added().requested(1, .placeholder).reload(2, .added)
    .input(.galleryOpened(WidgetID(0), .systemSmall)).requested(3, .snapshot, placement: nil)

  @Test func `an entry for a timeline is a violation of that request`() throws {
    let tally = try run.answered(2, .entry(ViewID(0))).judged(by: "TL-01.provider")
    expect(tally, kinds: ["wrong kind"])
    #expect(tally.violations.first?.request == RequestID(2))
  }

  @Test func `a timeline for a placeholder is a violation, but only as the first answer`() throws {
    let tally = try run.answered(1, entries: ["0s"]).answered(3, .entry(ViewID(0)))
      .answered(3, entries: ["0s"]).judged(by: "TL-01.provider")
    expect(tally, kinds: ["wrong kind"], situations: [1, 1, 0, 0])
  }

  @Test func `right answers and errors are none`() throws {
    let tally = try run.answered(1, .entry(ViewID(0))).answered(2, entries: []).answered(3, .threw)
      .answered(99, .returned).judged(by: "TL-01.provider")
    expect(tally, kinds: [], situations: [1, 0, 1, 1])
  }
}

// Goal: a gallery that gets no snapshot, or not a preview, breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-05 runtime` {
  private let opened = TraceBuilder().input(.galleryOpened(WidgetID(0), .systemSmall))

  private func kinds(_ run: TraceBuilder) throws -> [String] {
    try run.judged(by: "TL-05.runtime").kinds
  }

  @Test func `each look is fed by a preview`() throws {
    let tally = try opened.requested(1, .snapshot, placement: nil)
      .input(.galleryOpened(WidgetID(0), .systemSmall)).requested(2, .snapshot, placement: nil)
      .judged(by: "TL-05.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `a look that is not fed is a violation`() throws {
    #expect(
      try kinds(opened.later("16m").input(.galleryOpened(WidgetID(1), .systemSmall))) == [
        "not asked"
      ]
    )
    let other = opened.requested(1, .snapshot, placement: nil, family: .systemLarge)
    #expect(
      try kinds(other.later("16m").input(.galleryOpened(WidgetID(1), .systemSmall))) == [
        "not asked"
      ]
    )
  }

  @Test func `a widget that is not installed has no snapshot`() throws {
    let opened = TraceBuilder().input(.galleryOpened(WidgetID(2), .systemSmall))
    let tally = try opened.later("16m").input(.galleryOpened(WidgetID(2), .systemSmall))
      .judged(by: "TL-05.runtime")
    expect(tally, kinds: [], situations: [0, 0])
  }

  @Test func `a snapshot that is not a preview is a violation`() throws {
    let subject = RequestSubject(
      widget: WidgetID(0),
      placement: nil,
      family: .systemSmall,
      configuration: 0
    )
    #expect(
      try kinds(opened.effect(.requested(RequestID(1), .snapshot, subject))) == ["no preview"]
    )
  }
}

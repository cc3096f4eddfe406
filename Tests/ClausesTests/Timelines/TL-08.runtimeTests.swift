// Goal: a request with the widget, family, configuration or preview of something else breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-08 runtime` {
  private func kinds(_ change: (inout RequestSubject) -> Void) throws -> [String] {
    var subject = RequestSubject(
      widget: WidgetID(1),
      placement: PlacementID(1),
      family: .systemSmall,
      configuration: 1
    )
    change(&subject)
    return try TraceBuilder().added(1).effect(.requested(RequestID(1), .snapshot, subject))
      .judged(by: "TL-08.runtime").kinds
  }

  @Test func `the context of its own placed widget is right`() throws {
    #expect(try kinds { _ in } == [])
  }

  @Test func `the context of something else is a violation`() throws {
    #expect(try kinds { $0.widget = WidgetID(0) } == ["other widget"])
    #expect(try kinds { $0.family = .systemLarge } == ["other family"])
    #expect(try kinds { $0.configuration = 0 } == ["other configuration"])
    #expect(try kinds { $0.isPreview = true } == ["preview"])
  }

  @Test func `the gallery has the default configuration`() throws {
    let gallery = TraceBuilder().input(.galleryOpened(WidgetID(0), .systemSmall))
    let right = try gallery.requested(1, .snapshot, placement: nil).judged(by: "TL-08.runtime")
    expect(right, kinds: [], situations: [0, 0, 1])
    let wrong = gallery.requested(1, .snapshot, placement: nil, configuration: 1)
    try expect(wrong.judged(by: "TL-08.runtime"), kinds: ["other configuration"])
  }

  @Test func `several placed widgets of one code are distinguished`() throws {
    let run = TraceBuilder().with { $0.placements[1].widget = WidgetID(0) }.added().added(1)
    let tally = try run.requested(1, .placeholder).requested(2, .placeholder, placement: 1)
      .judged(by: "TL-08.runtime")
    expect(tally, kinds: [], situations: [0, 2, 0])
  }
}

// Goal: a widget that is previewed or added before its app was launched breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `FM-10 runtime` {
  private let installed = TraceBuilder().input(.appInstalled(false)).at("1h")
    .input(.appInstalled(true)).at("2h")
  private let subject = RequestSubject(
    widget: WidgetID(0),
    placement: nil,
    family: .systemSmall,
    configuration: 0,
    isPreview: true
  )

  @Test func `a preview before the first launch is a violation, one after it is none`() throws {
    let look = installed.input(.galleryOpened(WidgetID(0), .systemSmall))
    let asked = try look.effect(.requested(RequestID(1), .snapshot, subject))
      .judged(by: "FM-10.runtime")
    expect(asked, kinds: ["previewed"], situations: [1, 0])
    let launched = try installed.input(.foreground(true))
      .input(.galleryOpened(WidgetID(0), .systemSmall))
      .effect(.requested(RequestID(1), .snapshot, subject)).judged(by: "FM-10.runtime")
    expect(launched, kinds: [], situations: [1, 1])
  }

  @Test func `a widget that is added before the first launch is a violation`() throws {
    let added = try installed.input(.added(PlacementID(0))).requested(1, .placeholder)
      .judged(by: "FM-10.runtime")
    expect(added, kinds: ["added"])
  }
}

// Goal: an event names by number the things that its fields name, and other numbers in their place
// change nothing else.
// Method: every input and effect with default fields; those with nested values and those that name
// nothing by hand.
import Testing
import WidgetModel

@Suite struct EventNamesTests {
  private func moved(_ id: any RunIdentifier, by distance: Int32) -> any RunIdentifier {
    var id = id
    id.number += distance
    return id
  }

  private func tryOthers(_ event: some EventFields & Equatable) {
    let other = event.renamed(by: { moved($0, by: 7) })
    #expect(other.kind == event.kind)
    #expect(other.names.map(\.number) == event.names.map { $0.number + 7 })
    #expect((other == event) == event.names.isEmpty)
    #expect(other.renamed(by: { moved($0, by: -7) }) == event)
  }

  @Test(arguments: EventKind.allCases) func `each name can be another, and back`(kind: EventKind) {
    if let effect = Effect.plain(kind) {
      tryOthers(effect)
    } else if let input = Input.plain(kind) {
      tryOthers(input)
    } else {
      Issue.record("\(kind) has no event")
    }
  }

  private func text(_ names: [any RunIdentifier]) -> [String] {
    names.map { "\(type(of: $0)) \($0.number)" }
  }

  @Test func `names are listed with their kinds, in the order of the fields`() {
    var subject = RequestSubject()
    subject.widget = WidgetID(3)
    subject.placement = PlacementID(4)
    let asked = Effect.requested(RequestID(2), .timeline, subject)
    #expect(text(asked.names) == ["RequestID 2", "WidgetID 3", "PlacementID 4"])
    let shown = Effect.displayed(PlacementID(1), .entry(TimelineID(5), 6))
    #expect(text(shown.names) == ["PlacementID 1", "TimelineID 5"])
    let committed = Effect.committed(PlacementID(1), RequestID(2), TimelineID(3))
    #expect(text(committed.names) == ["PlacementID 1", "RequestID 2", "TimelineID 3"])
    let answered = Input.answered(RequestID(8), .timeline(TimelineID(9)), memory: 10)
    #expect(text(answered.names) == ["RequestID 8", "TimelineID 9"])
    #expect(text(Input.kindWithdrawn(WidgetID(1)).names) == ["WidgetID 1"])
    #expect(text(Effect.prompted(WidgetID(1)).names) == ["WidgetID 1"])
  }

  @Test func `numbers that name nothing, and other numbers, are left alone`() {
    #expect(Effect.reported(.unknownKind, nil).names.isEmpty)
    #expect(text(Effect.reported(.unknownKind, PlacementID(0)).names) == ["PlacementID 0"])
    #expect(Input.reloadCalled(kind: 3).names.isEmpty)
    #expect(Input.clockMoved(.hours(1)).names.isEmpty)
    var gallery = RequestSubject()
    gallery.placement = PlacementID(-1)
    #expect(text(Effect.requested(RequestID(0), .snapshot, gallery).names).count == 2)
    let toggled = Effect.toggled(PlacementID(0), node: 3, isOn: true)
    #expect(
      toggled.renamed(by: { moved($0, by: 1) }) == .toggled(PlacementID(1), node: 3, isOn: true)
    )
  }
}

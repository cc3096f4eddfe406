// Goal: a timeline reads as the answer brought it, regardless of other known timelines.
// Method: timelines of 0 to 40 entries, each read again after all others are known.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct KnownTimelinesTests {
  private func timeline(_ number: Int) -> Timeline {
    Timeline(
      entries: (0..<number % 41).map {
        TimelineEntry(
          date: WallDate(microseconds: Int64(number * 100 - $0)),
          view: ViewID(number + $0),
          viewAgain: ViewID($0)
        )
      },
      policy: number.isMultiple(of: 2) ? .atEnd : .after(WallDate(microseconds: Int64(number))),
      archiveSize: Int64(number)
    )
  }

  private func expectSame(_ known: KnownTimeline?, _ timeline: Timeline) throws {
    let known = try #require(known)
    #expect(Array(known.entries) == timeline.entries)
    #expect(known.policy == timeline.policy)
    #expect(known.archiveSize == timeline.archiveSize)
    #expect(known.shape == TimelineShape(of: timeline))
  }

  @Test func `each timeline reads as it came, after all others too`() throws {
    var known = KnownTimelines()
    defer { known.deallocate() }
    for number in 0..<200 {
      known.append(timeline(number))
      try expectSame(known[TimelineID(number)], timeline(number))
    }
    for number in 0..<200 { try expectSame(known[TimelineID(number)], timeline(number)) }
    #expect(known.count == 200)
  }

  @Test(arguments: [-1, 3, Int(Int32.max), Int(Int32.min)])
  func `an id that no answer brought is none`(_ number: Int) {
    var known = KnownTimelines()
    defer { known.deallocate() }
    for number in 0..<3 { known.append(timeline(number)) }
    #expect(known[TimelineID(number)] == nil)
  }

  @Test func `after another run begins a number means another timeline`() throws {
    var known = KnownTimelines()
    defer { known.deallocate() }
    for number in 0..<50 { known.append(timeline(number)) }
    known.removeAll()
    #expect(known.count == 0)
    #expect(known[TimelineID(0)] == nil)
    known.append(timeline(7))
    try expectSame(known[TimelineID(0)], timeline(7))
  }
}

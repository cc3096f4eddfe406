// Goal: entries are shown by date, stably, and of equal dates only the last (TL-30, TL-31).
// Method: every list of up to five dates out of four, against a sort of the standard library.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct ScheduledStepsTests {
  /// Timelines with entries of these dates, by the index of the dates.
  private func timelines(_ lists: [[Int64]]) throws -> (KnownTimelines, [KnownTimeline]) {
    var known = KnownTimelines()
    for dates in lists {
      known.append(
        Timeline(
          entries: dates.map {
            TimelineEntry(date: WallDate(microseconds: $0), view: ViewID(0), viewAgain: ViewID(0))
          },
          policy: .never,
          archiveSize: 0
        )
      )
    }
    return (known, try lists.indices.map { try #require(known[TimelineID($0)]) })
  }

  private func expected(_ dates: [Int64]) -> [EntrySchedule.Step] {
    let sorted = dates.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
    return sorted.indices.filter {
      $0 + 1 == sorted.count || sorted[$0].element < sorted[$0 + 1].element
    }
    .map { place in
      EntrySchedule.Step(
        date: WallDate(microseconds: sorted[place].element),
        index: Int32(sorted[place].offset)
      )
    }
  }

  @Test func `each short list of dates is put in order`() throws {
    let steps = ScheduledSteps()
    defer { steps.deallocate() }
    var lists: [[Int64]] = [[]]
    for _ in 0..<5 { lists += lists.flatMap { list in (0..<4).map { list + [$0] } } }
    let distinct = Array(Set(lists)).sorted { $0.lexicographicallyPrecedes($1) }
    #expect(distinct.count == 1_365)
    let (known, timelines) = try timelines(distinct)
    defer { known.deallocate() }
    for (number, dates) in distinct.enumerated() {
      let schedule = steps.schedule(of: timelines[number], id: TimelineID(number))
      #expect(Array(schedule.steps) == expected(dates), "\(dates)")
    }
    // A timeline has the same steps when it is asked for again, in another order and with others in
    // between.
    for (number, dates) in distinct.enumerated().reversed() {
      let schedule = steps.schedule(of: timelines[number], id: TimelineID(number))
      #expect(Array(schedule.steps) == expected(dates), "\(dates)")
    }
  }

  @Test func `after another run begins a number means another timeline`() throws {
    let steps = ScheduledSteps()
    defer { steps.deallocate() }
    let (known, timelines) = try timelines([[3, 1], [2]])
    defer { known.deallocate() }
    _ = steps.schedule(of: timelines[0], id: TimelineID(0))
    steps.removeAll()
    #expect(Array(steps.schedule(of: timelines[1], id: TimelineID(0)).steps) == expected([2]))
  }
}

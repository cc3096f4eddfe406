import WidgetModel

/// A timeline that an answer brought, as checkers read it: a few numbers and its entries where they lie.
///
/// Reading it counts no reference. It means nothing once the run is over.
public struct KnownTimeline {
  /// The entries in the provider's order.
  public let entries: KnownEntries

  /// The bytes of the archive that the entries' views make (DL-20).
  public let archiveSize: Int64

  /// Where the code made the timeline.
  public let place: SourcePlace

  /// How the dates of the entries lie.
  public let shape: TimelineShape

  /// When to ask again.
  public var policy: ReloadPolicy { shape.policy }
}

/// The entries of a timeline where they lie, in the provider's order.
public struct KnownEntries: RandomAccessCollection {
  fileprivate let row: UnsafePointer<StableArray<TimelineEntry>>
  fileprivate let first: Int

  /// How many entries there are.
  public let count: Int

  /// The place of the first entry.
  public var startIndex: Int { 0 }

  /// The place behind the last entry.
  public var endIndex: Int { count }

  /// The entry at a place.
  ///
  /// - Precondition: There is one.
  public subscript(place: Int) -> TimelineEntry {
    precondition(place >= 0 && place < count, "no entry stands at place \(place)")
    return row.pointee[first + place]
  }
}

/// The timelines of a run, with all their entries in one row that is kept from run to run.
///
/// They refer to memory that their owner releases with ``deallocate()``.
struct KnownTimelines {
  private var timelines = StableArray<KnownTimeline>()
  private let row: UnsafeMutablePointer<StableArray<TimelineEntry>>

  /// Creates the timelines of a run that has none yet.
  init() {
    row = .allocate(capacity: 1)
    row.initialize(to: StableArray())
  }

  /// Ends the timelines' life.
  func deallocate() {
    timelines.deallocate()
    row.pointee.deallocate()
    row.deallocate()
  }

  /// How many timelines are known.
  var count: Int { timelines.count }

  /// The timeline of an id, `nil` when no answer brought one.
  subscript(id: TimelineID) -> KnownTimeline? {
    address(of: id)?.pointee
  }

  /// Where the timeline of an id stands until the next one is known.
  func address(of id: TimelineID) -> UnsafePointer<KnownTimeline>? {
    let place = Int(id.number)
    return timelines.indices.contains(place) ? timelines.address(of: place) : nil
  }

  /// Learns of the next timeline.
  ///
  /// - Complexity: O(entries) when they are sorted, else O(entries × log entries).
  mutating func append(_ timeline: Timeline) {
    let first = row.pointee.count
    for entry in timeline.entries { row.pointee.append(entry) }
    timelines.append(
      KnownTimeline(
        entries: KnownEntries(row: UnsafePointer(row), first: first, count: timeline.entries.count),
        archiveSize: timeline.archiveSize,
        place: timeline.place,
        shape: TimelineShape(of: timeline)
      )
    )
  }

  /// Forgets all timelines and keeps the room.
  mutating func removeAll() {
    timelines.removeAll()
    row.pointee.removeAll()
  }
}

import WidgetModel

/// A timeline that an answer brought, as checkers read it: a few numbers and its entries where they lie.
///
/// Reading it counts no reference. It means nothing once the run is over.
public struct KnownTimeline {
  /// The entries in the provider's order.
  public let entries: KnownRow<TimelineEntry>

  /// The views that the entries show, each once, in the order in which they come first; a timeline of a day may
  /// bring the same view 1,440 times.
  let views: KnownRow<ViewID>

  /// The bytes of the archive that the entries' views make (DL-20).
  public let archiveSize: Int64

  /// Where the code made the timeline.
  public let place: SourcePlace

  /// How the dates of the entries lie.
  public let shape: TimelineShape

  /// When to ask again.
  public var policy: ReloadPolicy { shape.policy }
}

/// What a timeline brings, such as its entries, where it lies.
public struct KnownRow<Element>: RandomAccessCollection {
  fileprivate let row: UnsafePointer<StableArray<Element>>
  fileprivate let first: Int

  /// How many there are.
  public let count: Int

  /// The place of the first.
  public var startIndex: Int { 0 }

  /// The place behind the last.
  public var endIndex: Int { count }

  /// What stands at a place.
  ///
  /// - Precondition: There is something.
  public subscript(place: Int) -> Element {
    precondition(place >= 0 && place < count, "nothing of the timeline stands at place \(place)")
    return row.pointee[first + place]
  }
}

/// The timelines of a run, with all their entries and views in rows that are kept from run to run.
///
/// They refer to memory that their owner releases with ``deallocate()``.
struct KnownTimelines {
  private var timelines = StableArray<KnownTimeline>()
  private let entries: UnsafeMutablePointer<StableArray<TimelineEntry>>
  private let views: UnsafeMutablePointer<StableArray<ViewID>>
  /// For each view, the number of the latest timeline that brought it, counted from 1.
  private var latest = StableArray<Int>()

  /// Creates the timelines of a run that has none yet.
  init() {
    entries = .allocate(capacity: 1)
    entries.initialize(to: StableArray())
    views = .allocate(capacity: 1)
    views.initialize(to: StableArray())
  }

  /// Ends the timelines' life.
  func deallocate() {
    timelines.deallocate()
    latest.deallocate()
    entries.pointee.deallocate()
    entries.deallocate()
    views.pointee.deallocate()
    views.deallocate()
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
    let (firstEntry, firstView) = (entries.pointee.count, views.pointee.count)
    for entry in timeline.entries {
      entries.pointee.append(entry)
      if isNew(entry.view) { views.pointee.append(entry.view) }
    }
    timelines.append(
      KnownTimeline(
        entries: KnownRow(
          row: UnsafePointer(entries),
          first: firstEntry,
          count: timeline.entries.count
        ),
        views: KnownRow(
          row: UnsafePointer(views),
          first: firstView,
          count: views.pointee.count - firstView
        ),
        archiveSize: timeline.archiveSize,
        place: timeline.place,
        shape: TimelineShape(of: timeline)
      )
    )
  }

  /// Forgets all timelines and keeps the room.
  mutating func removeAll() {
    timelines.removeAll()
    entries.pointee.removeAll()
    views.pointee.removeAll()
    latest.removeAll()
  }

  /// Whether the timeline that comes next has not brought a view yet; none that is no view's number.
  private mutating func isNew(_ view: ViewID) -> Bool {
    let place = Int(view.number)
    guard place >= 0 else { return false }
    while latest.count <= place { latest.append(0) }
    guard latest[place] <= timelines.count else { return false }
    latest[place] = timelines.count + 1
    return true
  }
}

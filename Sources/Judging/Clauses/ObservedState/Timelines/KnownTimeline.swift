import WidgetModel

/// A timeline of an answer, as checkers read it: a few numbers, and its entries in place.
///
/// Reading it involves no reference counting. Invalid once the run has ended.
public struct KnownTimeline {
  /// The entries in the provider's order.
  public let entries: KnownRow<TimelineEntry>

  /// The views of the entries without repetition, in order of first use; a timeline of a day may
  /// use the same view 1,440 times.
  let views: KnownRow<ViewID>

  /// The size in bytes of the archive of the entries' views (DL-20).
  public let archiveSize: Int64

  /// The location where the code made the timeline.
  public let place: SourcePlace

  /// The properties of the entries' dates.
  public let shape: TimelineShape

  /// The reload policy.
  public var policy: ReloadPolicy { shape.policy }
}

/// A slice of a timeline's data, such as its entries, read in place.
public struct KnownRow<Element>: RandomAccessCollection {
  fileprivate let row: UnsafePointer<StableArray<Element>>
  fileprivate let first: Int

  /// The number of elements.
  public let count: Int

  /// The index of the first element.
  public var startIndex: Int { 0 }

  /// The index after the last element.
  public var endIndex: Int { count }

  /// The element at an index.
  ///
  /// - Precondition: The index is in range.
  public subscript(place: Int) -> Element {
    precondition(place >= 0 && place < count, "nothing of the timeline stands at place \(place)")
    return row.pointee[first + place]
  }
}

/// The timelines of a run, with all their entries and views in arrays that are reused from run to
/// run.
///
/// They refer to memory that their owner releases with ``deallocate()``.
struct KnownTimelines {
  private var timelines = StableArray<KnownTimeline>()
  private let entries: UnsafeMutablePointer<StableArray<TimelineEntry>>
  private let views: UnsafeMutablePointer<StableArray<ViewID>>
  /// For each view, the number of the latest timeline that used it, counted from 1.
  private var latest = StableArray<Int>()
  private let steps = ScheduledSteps()

  init() {
    entries = .allocate(capacity: 1)
    entries.initialize(to: StableArray())
    views = .allocate(capacity: 1)
    views.initialize(to: StableArray())
  }

  /// Releases the memory.
  func deallocate() {
    timelines.deallocate()
    latest.deallocate()
    steps.deallocate()
    entries.pointee.deallocate()
    entries.deallocate()
    views.pointee.deallocate()
    views.deallocate()
  }

  var count: Int { timelines.count }

  subscript(id: TimelineID) -> KnownTimeline? {
    address(of: id)?.pointee
  }

  /// Returns the address of a timeline, which is valid until the next one is added.
  func address(of id: TimelineID) -> UnsafePointer<KnownTimeline>? {
    let place = Int(id.number)
    return timelines.indices.contains(place) ? timelines.address(of: place) : nil
  }

  /// Adds the next timeline.
  ///
  /// - Complexity: O(entries) if they are sorted, else O(entries × log entries).
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

  /// Removes all timelines and keeps the capacity.
  mutating func removeAll() {
    timelines.removeAll()
    entries.pointee.removeAll()
    views.pointee.removeAll()
    latest.removeAll()
    steps.removeAll()
  }

  /// Returns the entries of a timeline in display order, or `nil` if no answer brought it.
  func schedule(of id: TimelineID) -> EntrySchedule? {
    self[id].map { steps.schedule(of: $0, id: id) }
  }

  /// Returns true if the next timeline has not used a view yet; false for a number that no view can
  /// have.
  private mutating func isNew(_ view: ViewID) -> Bool {
    let place = Int(view.number)
    guard place >= 0 else { return false }
    while latest.count <= place { latest.append(0) }
    guard latest[place] <= timelines.count else { return false }
    latest[place] = timelines.count + 1
    return true
  }
}

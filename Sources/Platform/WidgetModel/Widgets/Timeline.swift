/// One moment of a timeline: a date and the view from then on.
public struct TimelineEntry: Hashable, Sendable {
  /// The earliest date at which the entry may be shown (TL-11).
  public var date: WallDate

  /// The tree that the content closure made for the entry.
  public var view: ViewID

  /// The tree that a second run of the closure made; differs only if the view is impure (TL-25).
  public var viewAgain: ViewID

  /// The location where the entry's view read the clock or a random value; unknown if it did not.
  public var place = SourcePlace.unknown

  /// Creates an entry.
  public init(
    date: WallDate,
    view: ViewID,
    viewAgain: ViewID? = nil,
    place: SourcePlace = .unknown
  ) {
    self.place = place
    self.date = date
    self.view = view
    self.viewAgain = viewAgain ?? view
  }
}

/// A provider's request for the time of its next timeline.
public enum ReloadPolicy: Hashable, Sendable {
  /// At the last entry's date or later (TL-19).
  case atEnd
  /// At the given date or later (TL-21).
  case after(WallDate)
  /// No request by policy (TL-23).
  case never
}

/// A provider's answer to a timeline request, unsorted and unchecked.
public struct Timeline: Hashable, Sendable {
  /// The entries in the provider's order.
  public var entries: [TimelineEntry]

  /// The reload policy.
  public var policy: ReloadPolicy

  /// The size in bytes of the archive of the entries' views (DL-20).
  public var archiveSize: Int64

  /// The location where the code made the timeline.
  public var place = SourcePlace.unknown

  /// Creates a timeline.
  public init(
    entries: [TimelineEntry],
    policy: ReloadPolicy,
    archiveSize: Int64 = 0,
    place: SourcePlace = .unknown
  ) {
    self.place = place
    self.entries = entries
    self.policy = policy
    self.archiveSize = archiveSize
  }
}

/// The number of a timeline in the order in which answers brought them.
public struct TimelineID: RunIdentifier, Comparable, Sendable {
  /// The number, from 0.
  public var number: Int32

  /// Creates the id of a timeline.
  public init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }

  /// Orders timelines by the time they were announced.
  public static func < (left: TimelineID, right: TimelineID) -> Bool { left.number < right.number }
}

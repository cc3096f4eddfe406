/// One moment of a timeline: a date and what the widget shows from then on.
public struct TimelineEntry: Hashable, Sendable {
  /// The earliest date at which the entry may be shown (TL-11).
  public var date: WallDate

  /// The tree that the content closure made of the entry.
  public var view: ViewID

  /// The tree that a second run of the closure made; differs only if the view is impure (TL-25).
  public var viewAgain: ViewID

  /// Where the entry's view read the clock or something random; unknown if it did not.
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

/// When a provider wants to be asked for its next timeline.
public enum ReloadPolicy: Hashable, Sendable {
  /// Ask again once the last entry's date is reached (TL-19).
  case atEnd
  /// Ask again at this date or later (TL-21).
  case after(WallDate)
  /// Do not ask on account of the policy (TL-23).
  case never
}

/// A provider's answer to a timeline request, as the provider gave it: neither sorted nor checked.
public struct Timeline: Hashable, Sendable {
  /// The entries in the provider's order.
  public var entries: [TimelineEntry]

  /// When to ask again.
  public var policy: ReloadPolicy

  /// The bytes of the archive that the entries' views make (DL-20).
  public var archiveSize: Int64

  /// Where the code made the timeline.
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

  /// Orders timelines by when they became known.
  public static func < (left: TimelineID, right: TimelineID) -> Bool { left.number < right.number }
}

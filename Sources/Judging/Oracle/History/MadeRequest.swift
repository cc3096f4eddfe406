import WidgetModel

/// A request that was due, and how it ended.
struct MadeRequest {
  /// How a request ends.
  enum End {
    /// An answer decided it and was right.
    case answered
    /// It failed.
    case failed
    /// Its placement was removed; nothing that comes of it counts any more.
    case forgotten
  }

  /// What was asked for.
  let kind: RequestKind

  /// For whom.
  let subject: RequestSubject

  /// The last instant at which an answer is in time (AS-08).
  let lastInstant: Instant

  /// How it ended, `nil` while it is under way.
  var end: End?

  /// The toggle whose tap made it, `nil` of every other.
  var toggle: Int32?

  /// The placed widget for which it was made, `nil` of one of the gallery.
  var placement: PlacementID? {
    subject.placement.number < 0 ? nil : subject.placement
  }
}

import WidgetModel

/// A request that was due, and its end.
struct MadeRequest {
  enum End {
    case answered
    case failed
    /// Its placement was removed, and its results no longer count.
    case forgotten
  }

  let kind: RequestKind

  let subject: RequestSubject

  /// The last instant at which an answer is in time (AS-08).
  let lastInstant: Instant

  /// The end, or `nil` while it is under way.
  var end: End?

  /// The toggle whose tap caused it, or `nil` for any other request.
  var toggle: Int32?

  /// The placed widget for which it was made, or `nil` in the gallery.
  var placement: PlacementID? {
    subject.placement.number < 0 ? nil : subject.placement
  }
}

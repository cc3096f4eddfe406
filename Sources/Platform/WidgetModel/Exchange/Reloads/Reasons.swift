/// The reason that a reload is held.
public enum HoldReason: String, CaseIterable, Hashable, Sendable {
  case budget
  /// The last reload is too recent.
  case spacing
  /// The widget is out of sight or the phone is locked.
  case unseen
  /// Another reload of the placed widget is under way.
  case inFlight
}

/// The reason that a request failed.
public enum FailureReason: String, CaseIterable, Hashable, Sendable {
  /// No answer came in time (DL-03).
  case timedOut
  /// The timeline has no entries (TL-29).
  case noEntries
  /// The archive is too large (DL-20).
  case archiveTooLarge
  /// The process used too much memory and was killed (DL-06).
  case outOfMemory
  /// The process was killed or the phone restarted.
  case processKilled
  case threw
  /// The answer is of a different kind from the request.
  case wrongAnswer
}

/// A diagnostic that a runtime reports to the author.
public enum Diagnostic: String, CaseIterable, Hashable, Sendable {
  /// The entries were not in chronological order (TL-30).
  case unsortedEntries
  /// Several entries have the same date (TL-31).
  case equalDates
  /// A request was answered a second time (TL-35).
  case secondAnswer
  /// An answer came for a request that had already failed.
  case lateAnswer
  /// A reload was called for a kind that no placed widget has (WC-05).
  case unknownKind
  /// One tree has several `widgetURL` modifiers (VW-01).
  case severalWidgetURLs
}

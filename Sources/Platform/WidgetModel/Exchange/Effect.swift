/// What a runtime does, as far as anybody can see it.
public enum Effect: Hashable, Sendable {
  /// Asks a widget's code.
  case requested(RequestID, RequestKind, RequestSubject)
  /// Stops waiting for a request's answer.
  case cancelled(RequestID)
  /// Keeps a reload that cannot be granted yet.
  case held(PlacementID, ReloadCauses, HoldReason)
  /// Drops a reload for good, where the profile says so.
  case dropped(PlacementID, ReloadCauses)
  /// Grants a reload and charges it, 1 or 0.
  case granted(PlacementID, ReloadCauses, charge: Int32)
  /// Ran the content closures of a timeline's entries for the archive, that many times in all.
  case archived(RequestID, renderings: Int32)
  /// Put a new timeline in force.
  case committed(PlacementID, RequestID, TimelineID)
  /// Gave a request up; what was in force stays so.
  case failed(RequestID, FailureReason)
  /// Shows something else from now on.
  case displayed(PlacementID, Display)
  /// Shows a toggle in a state that no timeline has confirmed yet (VW-08).
  case toggled(PlacementID, node: Int32, isOn: Bool)
  /// A tap led somewhere.
  case led(PlacementID, Destination)
  /// Noticed something that the widget's or app's author should know.
  case reported(Notice, PlacementID?)
}

/// For whom a request is made.
public struct RequestSubject: Hashable, Sendable {
  /// The widget whose code is asked.
  public var widget: WidgetID
  /// The placed widget, -1 in the gallery.
  public var placement: PlacementID
  /// The family to draw for.
  public var family: Family
  /// The number of the configuration handed over.
  public var configuration: Int32
  /// The number of the intent to run, 0 when none is.
  public var intent: Int32
  /// Whether the answer feeds the gallery.
  public var isPreview: Bool

  /// Creates the subject of a request.
  public init(
    widget: WidgetID,
    placement: PlacementID?,
    family: Family,
    configuration: Int,
    intent: Int = 0,
    isPreview: Bool = false
  ) {
    self.widget = widget
    self.placement = placement ?? PlacementID(-1)
    self.family = family
    self.configuration = Int32(truncatingIfNeeded: configuration)
    self.intent = Int32(truncatingIfNeeded: intent)
    self.isPreview = isPreview
  }
}

/// Why a reload is held.
public enum HoldReason: String, CaseIterable, Hashable, Sendable {
  /// The budget is empty.
  case budget
  /// The last reload is too recent.
  case spacing
  /// The widget is out of sight or the phone is locked.
  case unseen
  /// Another reload of the placed widget is under way.
  case inFlight
}

/// Why a request failed.
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
  /// The code threw an error.
  case threw
  /// The answer is of another kind than the request.
  case wrongAnswer
}

/// What a placed widget shows.
public enum Display: Hashable, Sendable {
  /// The placeholder.
  case placeholder
  /// An entry of a timeline, by its place in the provider's own order.
  case entry(TimelineID, Int32)
}

/// Where a tap leads.
public enum Destination: Hashable, Sendable {
  /// The app opens with the URL of a link.
  case link(Int32)
  /// The app opens with the widget's URL.
  case widgetURL(Int32)
  /// The app opens with a user activity.
  case app
  /// An intent runs.
  case intent(Int32)
  /// The person has to authenticate first; the tap has no other effect.
  case authentication
}

/// Something that a runtime reports to the author.
public enum Notice: String, CaseIterable, Hashable, Sendable {
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
  /// Several `widgetURL` modifiers stand in one tree (VW-01).
  case severalWidgetURLs
}

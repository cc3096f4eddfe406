import WidgetModel

/// What is known of one placed widget.
public struct PlacementRecord: Hashable, Sendable {
  /// The widget, family and configuration.
  public let placement: Placement
  /// Whether a person has added it and not removed it.
  public var isPresent = false
  /// Whether its page is in view.
  public var isVisible = true
  /// What it should show, by the timelines that the subject committed.
  public var schedule = DisplaySchedule()
  /// The timeline that the subject committed last.
  public var committed: TimelineID?
  /// When the subject committed it.
  public var commitInstant: Instant?
  /// What the subject said it displays.
  public var display: Display?
  /// When the subject granted the last reload.
  public var lastGrant: Instant?

  /// Creates the record of a placement that is not there yet.
  public init(_ placement: Placement) { self.placement = placement }
}

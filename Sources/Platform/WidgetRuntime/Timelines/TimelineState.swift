import WidgetModel

/// The timelines of one placed widget, and the content that it displays.
public struct TimelineState: Hashable, Sendable {
  /// The date at which the committed timeline's policy requests the next one, once.
  public var policy: WallDate?
  /// The timeline with the entry in effect.
  public var shown = Playback()
  /// The newest timeline while it waits for its first date (TL-34).
  public var waiting = Playback()
  /// The displayed content, or `nil` before the placement was added.
  public var display: Display?

  /// Replaces the current timeline by the waiting one; buffers are exchanged to allocate nothing.
  mutating func startWaiting() {
    swap(&shown, &waiting)
    waiting.clear()
    shown.reached = min(1, shown.moments.count)
  }

  /// Drops all timelines; the display stays.
  mutating func forgetTimelines() {
    policy = nil
    shown.clear()
    waiting.clear()
  }
}

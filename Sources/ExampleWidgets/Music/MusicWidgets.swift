import SwiftUI
import WidgetKit

/// The widgets of a music player: the current song with a like button, and its lyrics.
public struct MusicWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The player and the lyrics.
  public var body: some Widget {
    PlayerWidget()
    LyricsWidget()
  }
}

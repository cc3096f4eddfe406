import SwiftUI
import WidgetKit

/// A station's board: when it opens, which news there are, and who has written a note.
public struct BoardWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The six widgets.
  public var body: some Widget {
    OpeningWidget()
    AbroadWidget()
    NewsWidget()
    NoteWidget()
    LiftWidget()
    LineWidget()
  }
}

import SwiftUI
import WidgetKit

/// A station's board: its opening hours, the news, and the latest note with its author.
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

import SwiftUI
import WidgetKit

/// A game's quest, for which the app leaves a text, a number and a date.
public struct QuestWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The one widget.
  public var body: some Widget {
    QuestWidget()
  }
}

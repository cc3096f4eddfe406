import SwiftUI
import WidgetKit

/// A game's hero, whose health recovers with time.
public struct HealthWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The one widget.
  public var body: some Widget {
    HealthWidget()
  }
}

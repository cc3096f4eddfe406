import SwiftUI
import WidgetKit

/// A ride: a Live Activity whose states its own preview shows, and a widget.
public struct RideWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The Live Activity and the widget.
  public var body: some Widget {
    RideActivity()
    RideWidget()
  }
}

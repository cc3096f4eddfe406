import SwiftUI
import WidgetKit

/// A ride: a Live Activity of which no preview shows a state.
public struct RideWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The Live Activity.
  public var body: some Widget {
    RideActivity()
  }
}

import SwiftUI
import WidgetKit

/// A ride: a Live Activity without a preview of a state.
public struct RideWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The Live Activity.
  public var body: some Widget {
    RideActivity()
  }
}

import SwiftUI
import WidgetKit

/// A canteen: its menu, its hours, and an order on its way.
public struct CanteenWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The widgets and the Live Activity.
  public var body: some Widget {
    MenuWidget()
    DoorWidget()
    StaplesWidget()
    OrderWidget()
    OrderActivity()
  }
}

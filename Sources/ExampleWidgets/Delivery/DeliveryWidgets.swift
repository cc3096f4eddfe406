import SwiftUI
import WidgetKit

/// A delivery: a Live Activity, and a widget from which it is started.
public struct DeliveryWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The Live Activity and the widget.
  public var body: some Widget {
    DeliveryActivity()
    DeliveryWidget()
  }
}

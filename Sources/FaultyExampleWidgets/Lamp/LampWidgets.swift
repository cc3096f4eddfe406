import SwiftUI
import WidgetKit

/// A lamp in the house: two controls and a widget.
public struct LampWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The controls and the widget.
  public var body: some Widget {
    LampControl()
    LampPageControl()
    LampWidget()
  }
}

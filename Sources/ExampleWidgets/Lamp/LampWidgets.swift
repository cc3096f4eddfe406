import SwiftUI
import WidgetKit

/// A lamp in the house: a control and a widget.
public struct LampWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The control and the widget.
  public var body: some Widget {
    LampControl()
    LampWidget()
  }
}

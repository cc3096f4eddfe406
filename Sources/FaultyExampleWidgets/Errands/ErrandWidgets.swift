import SwiftUI
import WidgetKit

/// Errands: a button that hands something over to the app.
public struct ErrandWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The widget.
  public var body: some Widget {
    ErrandWidget()
  }
}

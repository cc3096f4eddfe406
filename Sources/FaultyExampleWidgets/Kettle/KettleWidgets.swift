import SwiftUI
import WidgetKit

/// A kettle: a Live Activity that a widget starts and stops.
public struct KettleWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The widget and the Live Activity.
  public var body: some Widget {
    KettleWidget()
    BoilActivity()
  }
}

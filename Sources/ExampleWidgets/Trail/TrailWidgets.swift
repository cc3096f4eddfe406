import SwiftUI
import WidgetKit

/// A trail for today, whose code is right where the settings of its targets are.
public struct TrailWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The widget.
  public var body: some Widget { TrailWidget() }
}

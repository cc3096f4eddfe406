import SwiftUI
import WidgetKit

/// A trail for today, with correct code and correct settings of its targets.
public struct TrailWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The widget.
  public var body: some Widget { TrailWidget() }
}

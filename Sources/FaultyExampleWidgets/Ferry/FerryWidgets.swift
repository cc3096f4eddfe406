import SwiftUI
import WidgetKit

/// A ferry's departures.
///
/// The group that it shares stands in its property list as a build setting.
public struct FerryWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The one widget.
  public var body: some Widget {
    FerryWidget()
  }
}

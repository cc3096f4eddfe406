import SwiftUI
import WidgetKit

/// A ferry's departures.
///
/// The group that it shares is a build setting in its property list.
public struct FerryWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The one widget.
  public var body: some Widget {
    FerryWidget()
  }
}

import SwiftUI
import WidgetKit

/// The weather of a place, dated by the server that reports it.
public struct ForecastWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The widget of the next hours, that of the last look, and that of warnings.
  public var body: some Widget {
    HoursWidget()
    LookWidget()
    WarningWidget()
  }
}

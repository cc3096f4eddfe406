import SwiftUI
import WidgetKit

/// The time in a city that a person picks, and the days until a date.
public struct CityWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The city's clock and the counter of days.
  public var body: some Widget {
    CityWidget()
    CountdownWidget()
  }
}

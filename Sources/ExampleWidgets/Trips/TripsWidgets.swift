import SwiftUI
import WidgetKit

/// A traveller's widgets: the next trip, the week, and luggage on its way.
public struct TripsWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The widgets and the Live Activity.
  public var body: some Widget {
    TripWidget()
    WeekWidget()
    LuggageWidget()
    LuggageActivity()
  }
}

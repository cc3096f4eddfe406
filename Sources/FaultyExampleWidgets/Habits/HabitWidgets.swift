import SwiftUI
import WidgetKit

/// Habits of a day: the streak, the part of the day, and the finished ones.
public struct HabitWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The three widgets.
  public var body: some Widget {
    StreakWidget()
    DayPartWidget()
    DoneWidget()
  }
}

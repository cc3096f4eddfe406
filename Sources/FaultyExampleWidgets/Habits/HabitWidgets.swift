import SwiftUI
import WidgetKit

/// Habits of a day: how long they are kept, which part of the day it is, and what is done.
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

import SwiftUI
import WidgetKit

/// Reading: a widget with a choice, a control for its reminders, and a Live Activity with a button.
public struct ReadingWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The widget, the control and the Live Activity.
  public var body: some Widget {
    ReadingWidget()
    ReminderControl()
    ReadingActivity()
  }
}

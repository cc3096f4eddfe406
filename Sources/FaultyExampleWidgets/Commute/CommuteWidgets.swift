import SwiftUI
import WidgetKit

/// The way to work: the stop nearby, the next tram, and an alarm before it leaves.
public struct CommuteWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() {}

  /// The widgets and the control.
  public var body: some Widget {
    NearbyWidget()
    TramWidget()
    TramAlertWidget()
    AlarmControl()
    MapWidget()
  }
}

import WidgetModel

extension ScenarioBlock {
  /// Events that may interrupt any other scenario; the first is none.
  static let disturbances: [[Input]] = [
    [], [.appInstalled(false), .appInstalled(true)], [.kindWithdrawn(WidgetID(0))], [.rebooted],
    [.locked(true)], [.rebooted, .locked(false)], [.processKilled(WidgetID(0))],
    [.foreground(true)], [.clockMoved(.hours(3))], [.clockMoved(.zero - .hours(3))],
  ]
}

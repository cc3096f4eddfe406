import WidgetModel

extension SmallScenarios.Block {
  /// What may happen to a phone in the midst of anything else, which it ends, changes or leaves alone; first nothing.
  static let disturbances: [[Input]] = [
    [], [.appInstalled(false), .appInstalled(true)], [.kindWithdrawn(WidgetID(0))], [.rebooted],
    [.locked(true)], [.rebooted, .locked(false)], [.processKilled(WidgetID(0))],
    [.foreground(true)], [.clockMoved(.hours(3))], [.clockMoved(.zero - .hours(3))],
  ]
}

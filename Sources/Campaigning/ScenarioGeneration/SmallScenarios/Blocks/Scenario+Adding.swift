import WidgetModel

extension Scenario {
  /// Adds settings, except those that the user has set.
  mutating func add(_ settings: [Setting]) {
    let own = self.settings
    self.settings += settings.filter { setting in !own.contains { $0.key == setting.key } }
  }
}

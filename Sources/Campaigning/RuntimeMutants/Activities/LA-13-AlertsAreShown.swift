import WidgetModel

extension Mutant {
  static let alertsAreShown: [Mutant] = [
    Mutant(
      "LA-13.silent",
      breaks: .alertsAreShown,
      "An update with an alert alerts nobody.",
      deciding: .turning(.updateAlerts) { _ in false }
    ),
    Mutant(
      "LA-13.each-update",
      breaks: .alertsAreShown,
      "Each update alerts the person.",
      deciding: .turning(.updateAlerts) { _ in true }
    ),
    Mutant(
      "LA-13.banner",
      breaks: .alertsAreShown,
      "An alert is a banner although there is a Dynamic Island.",
      deciding: .turning(.alertExpands) { _ in false }
    ),
    Mutant(
      "LA-13.schedule-silent",
      breaks: .alertsAreShown,
      "A scheduled activity starts without its alert.",
      deciding: .turning(.scheduleAlerts) { _ in false }
    ),
  ]
}

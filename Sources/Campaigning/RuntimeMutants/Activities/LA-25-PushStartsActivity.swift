import WidgetModel

extension Mutant {
  static let pushStartsActivity: [Mutant] = [
    Mutant(
      "LA-25.without-alert",
      breaks: .pushStartsActivity,
      "A push starts an activity without an alert.",
      deciding: .turning(.pushStartNeedsAlert) { _ in false }
    ),
    Mutant(
      "LA-25.endless",
      breaks: .pushStartsActivity,
      "Pushes start as many activities as they like.",
      deciding: .turning(.startBudgetIsKept) { _ in false }
    ),
    Mutant(
      "LA-25.in-front",
      breaks: .pushStartsActivity,
      "A push starts an activity only while the app is in front.",
      deciding: .turning(.pushStartsFromBehind) { _ in false }
    ),
    Mutant(
      "LA-25.no-starts",
      breaks: .pushStartsActivity,
      "No push starts an activity.",
      deciding: .counting(.activityStartBudget) { _ in 0 }
    ),
  ]
}

import WidgetModel

extension Mutant {
  static let activitiesCounted: [Mutant] = [
    Mutant(
      "LA-05.one-less",
      breaks: .activitiesCounted,
      "An app gets one activity less than it may have.",
      deciding: .comparing(.activitiesFit) { $0 < $1 }
    ),
    Mutant(
      "LA-05.one-more",
      breaks: .activitiesCounted,
      "An app gets one activity more than it may have.",
      deciding: .counting(.activitiesPerApp) { $0 + 1 }
    ),
    Mutant(
      "LA-05.pushed-beyond",
      breaks: .activitiesCounted,
      "A push starts an activity however many the app has.",
      deciding: .turning(.pushStartIsCounted) { _ in false }
    ),
  ]
}

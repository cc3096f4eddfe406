import WidgetModel

extension Mutant {
  static let forbiddenActivitiesDenied: [Mutant] = [
    Mutant(
      "LA-04.nobody-asked",
      breaks: .forbiddenActivitiesDenied,
      "An activity is started even if the person forbids it.",
      deciding: .turning(.permissionIsAsked) { _ in false }
    ),
    Mutant(
      "LA-04.denied-for-good",
      breaks: .forbiddenActivitiesDenied,
      "A person who has forbidden activities cannot allow them again.",
      editing: { step in
        guard case .activities(.allowed(true)) = step.input else { return }
        step.state.core.phone.allowsActivities = step.before.core.phone.allowsActivities
      }
    ),
    Mutant(
      "LA-04.pushed-anyway",
      breaks: .forbiddenActivitiesDenied,
      "A push starts an activity even if the person forbids it.",
      deciding: .turning(.pushStartAsksPermission) { _ in false }
    ),
  ]
}

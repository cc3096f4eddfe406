import WidgetModel

extension Mutant {
  static let tapOpensApp: [Mutant] = [
    Mutant(
      "LA-20.nowhere",
      breaks: .tapOpensApp,
      "A tap on an activity opens nothing.",
      deciding: .turning(.activityTapLeads) { _ in false }
    ),
    Mutant(
      "LA-20.url-lost",
      breaks: .tapOpensApp,
      "A tap on an activity opens the app without the URL.",
      deciding: .turning(.activityURLIsFollowed) { _ in false }
    ),
    Mutant(
      "LA-20.always-url",
      breaks: .tapOpensApp,
      "A tap on an activity without a URL opens one.",
      deciding: .turning(.activityURLIsFollowed) { _ in true }
    ),
    Mutant(
      "LA-20.opens-in-carplay",
      breaks: .tapOpensApp,
      "A tap beside the buttons of an activity opens the app in CarPlay.",
      editing: { step in
        guard case .activities(.tapped(let id, _, button: 0, inCarPlay: true)) = step.input,
          step.before.activities.all.contains(where: { $0.id == id && $0.phase != .pending })
        else { return }
        step.effects.append(.activities(.led(id, .app)))
      }
    ),
  ]
}

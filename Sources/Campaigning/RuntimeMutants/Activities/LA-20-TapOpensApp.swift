import WidgetModel

extension Mutant {
  /// The mutants that the clause `TapOpensApp` must catch.
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
  ]
}

import WidgetModel

extension Mutant {
  static let unreadablePushDropped: [Mutant] = [
    Mutant(
      "LA-21.guessed",
      breaks: .unreadablePushDropped,
      "A push has its effect although it cannot be decoded.",
      deciding: .turning(.unreadableIsDropped) { _ in false }
    ),
    Mutant(
      "LA-21.any-token",
      breaks: .unreadablePushDropped,
      "A push to a token that is the activity's no more has its effect.",
      deciding: .turning(.pushReaches) { _ in true }
    ),
  ]
}

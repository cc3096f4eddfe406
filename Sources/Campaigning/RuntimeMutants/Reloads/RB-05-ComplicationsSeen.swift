import WidgetModel

extension Mutant {
  static let complicationsSeen: [Mutant] = [
    Mutant(
      "RB-05.face-unseen",
      breaks: .complicationsSeen,
      "A complication is seen no more than another widget.",
      profile: "watchOS26",
      deciding: .counting(.accessoriesAreSeen) { _ in 0 }
    ),
    Mutant(
      "RB-05.policies-wait",
      breaks: .complicationsSeen,
      "What the policy of a complication asks for waits for sight.",
      profile: "watchOS26",
      deciding: .answering(.isSeen) { $0.answer && !$0.causes.contains(.policy) }
    ),
  ]
}

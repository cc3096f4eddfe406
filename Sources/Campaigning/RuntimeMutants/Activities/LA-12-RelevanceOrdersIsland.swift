import WidgetModel

extension Mutant {
  static let relevanceOrdersIsland: [Mutant] = [
    Mutant(
      "LA-12.ended-in-island",
      breaks: .relevanceOrdersIsland,
      "An ended activity stays in the Dynamic Island.",
      deciding: .turning(.endedLeavesIsland) { _ in true }
    ),
    Mutant(
      "LA-12.by-time",
      breaks: .relevanceOrdersIsland,
      "The activity that started first has the Dynamic Island, regardless of relevance.",
      deciding: .turning(.relevanceOrdersIsland) { _ in false }
    ),
    Mutant(
      "LA-12.later-of-equal",
      breaks: .relevanceOrdersIsland,
      "Of activities of equal relevance the later one has the Dynamic Island.",
      deciding: .comparing(.relevanceIsHigher) { $0 >= $1 }
    ),
    Mutant(
      "LA-12.number-is-order",
      breaks: .relevanceOrdersIsland,
      "The number that an app gave an activity is taken for its place among the starts.",
      editing: { step in
        let activities = step.state.activities.all
        func relevance(_ id: ActivityID) -> Int? {
          activities.first { $0.id == id }.map { Int($0.relevance) }
        }
        step.effects = step.replacing { effect in
          guard case .activities(.island(let first?, let second?)) = effect,
            relevance(first) == relevance(second), first.number > second.number
          else { return [effect] }
          return [.activities(.island(attached: second, detached: first))]
        }
      }
    ),
  ]
}

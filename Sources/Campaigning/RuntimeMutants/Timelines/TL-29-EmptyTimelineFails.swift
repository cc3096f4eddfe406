extension Mutant {
  static let emptyTimelineFails: [Mutant] = [
    Mutant(
      "TL-29.accepted",
      breaks: .emptyTimelineFails,
      "An empty timeline is accepted and put in force.",
      deciding: .answering(.emptyTimelineFails) { _ in false }
    ),
    Mutant(
      "TL-29.single-refused",
      breaks: .emptyTimelineFails,
      "A timeline that threw an error is said to have no entries.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .failed(let id, .threw) = effect else { return [effect] }
          return [.failed(id, .noEntries)]
        }
      }
    ),
    Mutant(
      "TL-29.wrong-reason",
      breaks: .emptyTimelineFails,
      "An empty timeline fails as if its code had thrown an error.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .failed(let id, .noEntries) = effect else { return [effect] }
          return [.failed(id, .threw)]
        }
      }
    ),
  ]
}

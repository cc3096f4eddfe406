import WidgetModel

extension Mutant {
  static let failuresFounded: [Mutant] = [
    Mutant(
      "LW-02.intents-never-fail",
      breaks: .failuresFounded,
      "An intent that threw an error counts as returned.",
      editing: { step in
        let requests = step.state.core.requests.all
        step.effects = step.dropping { effect in
          guard case .failed(let id, .threw) = effect else { return false }
          return requests.indices.contains(Int(id.number))
            && requests[Int(id.number)].kind == .intent
        }
      }
    ),
    Mutant(
      "LW-02.killed-for-late",
      breaks: .failuresFounded,
      "A request that is given up for time fails as if its process had died.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .failed(let id, .timedOut) = effect else { return [effect] }
          return [.failed(id, .processKilled)]
        }
      }
    ),
    Mutant(
      "LW-02.threw-for-wrong",
      breaks: .failuresFounded,
      "An answer of another kind fails as if the code had thrown an error.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .failed(let id, .wrongAnswer) = effect else { return [effect] }
          return [.failed(id, .threw)]
        }
      }
    ),
  ]
}

extension Mutant {
  static let memoryLimitKills: [Mutant] = [
    Mutant(
      "DL-06.byte-less",
      breaks: .memoryLimitKills,
      "An answer that used exactly the memory that is allowed fails.",
      deciding: .comparing(.memoryFits) { $0 < $1 }
    ),
    Mutant(
      "DL-06.byte-more",
      breaks: .memoryLimitKills,
      "An answer that used one byte of memory too many counts.",
      deciding: .counting(.memoryLimit) { $0 + 1 }
    ),
    Mutant(
      "DL-06.ignored",
      breaks: .memoryLimitKills,
      "The memory of the code is not limited.",
      deciding: .comparing(.memoryFits) { _, _ in true }
    ),
    Mutant(
      "DL-06.intent-survives",
      breaks: .memoryLimitKills,
      "A process that is killed for its memory finishes its intents.",
      editing: { step in
        guard
          step.effects.contains(where: {
            if case .failed(_, .outOfMemory) = $0 { true } else { false }
          })
        else { return }
        let requests = step.state.core.requests.all
        step.effects = step.dropping { effect in
          guard case .failed(let id, .processKilled) = effect else { return false }
          return requests.indices.contains(Int(id.number))
            && requests[Int(id.number)].kind == .intent
        }
      }
    ),
    Mutant(
      "DL-06.process-survives",
      breaks: .memoryLimitKills,
      "A process that used too much memory continues with its other requests.",
      deciding: .turning(.memoryKillsProcess) { _ in false }
    ),
    Mutant(
      "DL-06.wrong-reason",
      breaks: .memoryLimitKills,
      "A request whose code used too much memory fails as if it had thrown an error.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .failed(let id, .outOfMemory) = effect else { return [effect] }
          return [.failed(id, .threw)]
        }
      }
    ),
  ]
}

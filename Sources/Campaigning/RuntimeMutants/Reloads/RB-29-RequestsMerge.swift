extension Mutant {
  static let requestsMerge: [Mutant] = [
    Mutant(
      "RB-29.last-cause-only",
      breaks: .requestsMerge,
      "A new request takes the place of the one that waits, instead of joining it.",
      editing: { step in
        for id in step.placed {
          let old = step.before.reloads[id].pending
          let new = step.state.reloads[id].pending
          guard !old.isEmpty, new.isStrictSuperset(of: old) else { continue }
          step.changeReload(id) { $0.pending = new.subtracting(old) }
        }
      }
    ),
    Mutant(
      "RB-29.lost-under-way",
      breaks: .requestsMerge,
      "What is asked for while a reload is under way is forgotten.",
      editing: { step in
        for case .held(let id, let causes, .inFlight) in step.effects {
          step.changeReload(id) { $0.lose(causes) }
        }
      }
    ),
    Mutant(
      "RB-29.served-twice",
      breaks: .requestsMerge,
      "What a call of the app asked for is served twice.",
      editing: { step in
        for case .granted(let id, let causes, _) in step.effects {
          guard causes.contains(.app), step.memory.isEmpty else { continue }
          step.memory = [1]
          step.changeReload(id) { $0.pending.insert(.app) }
        }
      }
    ),
    Mutant(
      "RB-29.under-way",
      breaks: .requestsMerge,
      "A reload is granted while another one is under way.",
      deciding: .turning(.grantsWhileUnderWay) { _ in true }
    ),
  ]
}

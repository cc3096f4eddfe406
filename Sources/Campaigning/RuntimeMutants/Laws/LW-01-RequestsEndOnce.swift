import WidgetModel

extension Mutant {
  static let requestsEndOnce: [Mutant] = [
    Mutant(
      "LW-01.ends-twice",
      breaks: .requestsEndOnce,
      "A request that failed fails once more.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .failed(_, .threw) = effect else { return [effect] }
          return [effect, effect]
        }
      }
    ),
    Mutant(
      "LW-01.kill-spares-control",
      breaks: .requestsEndOnce,
      "A killed process continues its work for a control.",
      editing: { step in
        guard case .processKilled = step.input else { return }
        let requests = step.state.core.requests.all
        step.effects = step.dropping { effect in
          guard case .failed(let id, .processKilled) = effect else { return false }
          return requests.indices.contains(Int(id.number))
            && requests[Int(id.number)].kind.isOfControl
        }
      }
    ),
    Mutant(
      "LW-01.removal-silent",
      breaks: .requestsEndOnce,
      "What a removed widget had asked for is not cancelled.",
      editing: { step in
        guard case .removed = step.input else { return }
        step.effects = step.dropping { $0.kind == .cancelled }
      }
    ),
    Mutant(
      "LW-01.snapshots-for-ever",
      breaks: .requestsEndOnce,
      "A request for a snapshot is never given up.",
      editing: { step in
        let requests = step.state.core.requests.all
        step.effects = step.dropping { effect in
          switch effect {
          case .failed(let id, .timedOut), .cancelled(let id):
            requests.indices.contains(Int(id.number)) && requests[Int(id.number)].kind == .snapshot
          default: false
          }
        }
      }
    ),
    Mutant(
      "LW-01.survives-restart",
      breaks: .requestsEndOnce,
      "Requests that were under way at a restart continue.",
      editing: { step in
        guard case .rebooted = step.input else { return }
        step.effects = step.dropping { $0.kind == .failed }
      }
    ),
  ]
}

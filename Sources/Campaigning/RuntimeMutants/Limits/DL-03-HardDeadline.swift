import WidgetModel

extension Mutant {
  static let hardDeadline: [Mutant] = [
    Mutant(
      "DL-03.earlier",
      breaks: .hardDeadline,
      "An answer that comes at exactly the deadline does not count.",
      deciding: .comparing(.answerInTime) { $0 < $1 }
    ),
    Mutant(
      "DL-03.in-order",
      breaks: .hardDeadline,
      "No request is given up before those that were made earlier.",
      editing: { step in
        var latest = Instant.start
        for id in step.state.core.requests.underWay {
          let givenUp = step.state.core.requests[id].givenUp
          if givenUp < latest {
            step.state.core.requests.all[Int(id.number)].givenUp = latest
          }
          latest = max(latest, givenUp)
        }
      }
    ),
    Mutant(
      "DL-03.later",
      breaks: .hardDeadline,
      "An answer that comes one tick after the deadline still counts.",
      deciding: .counting(.timelineHardDeadline) { $0 + 1 }
    ),
    Mutant(
      "DL-03.never",
      breaks: .hardDeadline,
      "A timeline may take twice as long as the deadline.",
      deciding: .counting(.timelineHardDeadline) { 2 * $0 }
    ),
    Mutant(
      "DL-03.second-in-haste",
      breaks: .hardDeadline,
      "The second reload after an intent is given up when the first one would have been.",
      editing: { step in
        for case .requested(let id, .timeline, let subject) in step.effects {
          let placement = subject.placement
          let place = Int(placement.number)
          while step.memory.count <= place { step.memory.append(0) }
          let number = Int(id.number)
          if step.memory[place] > 0 {
            step.state.core.requests.all[number].givenUp = max(
              step.now + .tick,
              Instant(microseconds: step.memory[place])
            )
          }
          // When the first of two reloads is requested, the second is already pending.
          let isFirst =
            step.memory[place] == 0 && step.state.reloads[placement].pending.contains(.interaction)
          let givenUp = step.state.core.requests.all[number].givenUp
          step.memory[place] = isFirst ? givenUp.microseconds : 0
        }
      }
    ),
    Mutant(
      "DL-03.soft",
      breaks: .hardDeadline,
      "A request is given up at the time within which it should be answered.",
      deciding: .counting(.timelineHardDeadline) { min($0, 5_000_000) }
    ),
  ]
}

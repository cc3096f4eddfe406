import WidgetModel

extension Mutant {
  static let toggleGetsValue: [Mutant] = [
    Mutant(
      "CT-05.old-value",
      breaks: .toggleGetsValue,
      "The intent of a toggle gets the value that the toggle showed.",
      deciding: .turning(.toggleGetsNewValue) { !$0.answer }
    ),
    Mutant(
      "CT-05.always-on",
      breaks: .toggleGetsValue,
      "The intent of a toggle always gets that it is on.",
      deciding: .turning(.toggleGetsNewValue) { _ in true }
    ),
    Mutant(
      "CT-05.opens-app",
      breaks: .toggleGetsValue,
      "A tap on any control opens the app.",
      deciding: .turning(.buttonRunsIntent) { _ in false }
    ),
    Mutant(
      "CT-05.twice",
      breaks: .toggleGetsValue,
      "A tap on a control runs its intent twice.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .requested(_, .controlAction, let subject) = effect else { return [effect] }
          // Far above the numbers of the reference's own requests.
          defer { step.memory.append(0) }
          return [
            effect, .requested(RequestID(1_000_000 + step.memory.count), .controlAction, subject),
          ]
        }
      }
    ),
    Mutant(
      "CT-05.another",
      breaks: .toggleGetsValue,
      "A tap on a control runs another intent.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .requested(let id, .controlAction, var subject) = effect else {
            return [effect]
          }
          subject.intent = 2
          return [.requested(id, .controlAction, subject)]
        }
      }
    ),
  ]
}

extension Mutant {
  static let firstAnswerCounts: [Mutant] = [
    Mutant(
      "TL-35.in-force-twice",
      breaks: .firstAnswerCounts,
      "One answer is put in force twice.",
      editing: { step in
        step.effects = step.replacing { if case .committed = $0 { [$0, $0] } else { [$0] } }
      }
    ),
    Mutant(
      "TL-35.intents-reported",
      breaks: .firstAnswerCounts,
      "The first answer of an intent is reported as a second one.",
      editing: { step in
        guard case .answered(let id, .returned, _) = step.input,
          step.state.core.requests.contains(id),
          step.state.core.requests[id].outcome == .answered,
          let placement = step.state.core.requests[id].placement,
          !step.effects.contains(.reported(.secondAnswer, placement))
        else { return }
        step.effects.append(.reported(.secondAnswer, placement))
      }
    ),
    Mutant(
      "TL-35.second-counts",
      breaks: .firstAnswerCounts,
      "A second answer counts as well.",
      deciding: .answering(.secondAnswerCounts) { _ in true }
    ),
    Mutant(
      "TL-35.silent",
      breaks: .firstAnswerCounts,
      "A second answer is not reported to its author.",
      editing: { step in
        step.effects = step.dropping {
          if case .reported(.secondAnswer, _) = $0 { true } else { false }
        }
      }
    ),
  ]
}

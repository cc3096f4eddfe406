extension Mutant {
  static let timelineReplacedWhole: [Mutant] = [
    Mutant(
      "TL-13.blank-on-failure",
      breaks: .timelineReplacedWhole,
      "A failed reload empties the widget.",
      deciding: .turning(.failureKeepsDisplay) { _ in false }
    ),
    Mutant(
      "TL-13.blank-while-reloading",
      breaks: .timelineReplacedWhole,
      "The placeholder is shown while a reload is under way.",
      editing: { step in
        for case .granted(let id, _, _) in step.effects {
          guard case .entry = step.state.timelines[id].display else { continue }
          step.effects.append(.displayed(id, .placeholder))
        }
      }
    ),
    Mutant(
      "TL-13.emptied",
      breaks: .timelineReplacedWhole,
      "An empty timeline empties the widget.",
      editing: { step in
        for case .failed(let id, .noEntries) in step.effects {
          guard let placement = step.state.core.requests[id].placement else { continue }
          step.changeTimeline(placement) {
            $0.shown.clear()
            $0.waiting.clear()
          }
        }
      }
    ),
    Mutant(
      "TL-13.half-committed",
      breaks: .timelineReplacedWhole,
      "The first entry of a timeline is shown although its archive was refused.",
      editing: { step in
        guard case .answered(let id, .timeline(let timeline), _) = step.input,
          step.effects.contains(.failed(id, .archiveTooLarge)),
          let placement = step.state.core.requests[id].placement
        else { return }
        step.effects.append(.displayed(placement, .entry(timeline, 0)))
        step.changeTimeline(placement) { $0.display = .entry(timeline, 0) }
      }
    ),
    Mutant(
      "TL-13.late-answer",
      breaks: .timelineReplacedWhole,
      "The answer to a request that has failed is put in force.",
      deciding: .turning(.lateAnswerCounts) { _ in true }
    ),
    Mutant(
      "TL-13.shown-before-commit",
      breaks: .timelineReplacedWhole,
      "The new timeline is shown before it is put in force.",
      editing: { step in
        guard
          let committed = step.effects.firstIndex(where: {
            if case .committed = $0 { true } else { false }
          }),
          let displayed = step.effects[committed...].firstIndex(where: {
            if case .displayed(_, .entry) = $0 { true } else { false }
          })
        else { return }
        step.effects.insert(step.effects.remove(at: displayed), at: committed)
      }
    ),
  ]
}

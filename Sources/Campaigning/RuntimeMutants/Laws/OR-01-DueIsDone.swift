import WidgetModel

extension Mutant {
  static let dueIsDone: [Mutant] = [
    Mutant(
      "OR-01.entry-goes-back",
      breaks: .dueIsDone,
      "A clock that is set back brings an earlier entry of the timeline back.",
      deciding: .turning(.clockBringsEntryBack) { !$0.answer }
    ),
    Mutant(
      "OR-01.held-again",
      breaks: .dueIsDone,
      "A reload that stays held is said to be held again at each unlock of the phone.",
      editing: { step in
        guard case .locked(false) = step.input else { return }
        for id in step.placed {
          let reload = step.state.reloads[id]
          guard let reason = reload.heldReason,
            reason == step.before.reloads[id].heldReason,
            !step.effects.contains(.held(id, reload.pending, reason))
          else { continue }
          step.effects.append(.held(id, reload.pending, reason))
        }
      }
    ),
    Mutant(
      "OR-01.newest-first",
      breaks: .dueIsDone,
      "Of requests whose time is over at one instant the newest is given up first.",
      editing: { step in
        let ends = step.effects.filter(\.isTimeOver)
        guard ends.count > 1 else { return }
        var newestFirst = ends.reversed().makeIterator()
        step.effects = step.replacing { effect in
          effect.isTimeOver ? [newestFirst.next() ?? effect] : [effect]
        }
      }
    ),
    Mutant(
      "OR-01.not-cancelled",
      breaks: .dueIsDone,
      "The code of a widget is not notified when its answer is no longer needed.",
      editing: { step in
        step.effects = step.dropping { if case .cancelled = $0 { true } else { false } }
      }
    ),
    Mutant(
      "OR-01.policy-outlives-timeline",
      breaks: .dueIsDone,
      "What the policy of an earlier timeline asked for stays if a call waits, too.",
      editing: { step in
        for (id, _) in step.commits {
          let before = step.before.reloads[id].pending
          guard before.contains(.policy), !step.state.reloads[id].pending.isEmpty else { continue }
          step.changeReload(id) { $0.pending.insert(.policy) }
        }
      }
    ),
    Mutant(
      "OR-01.toggles-end-with-entry",
      breaks: .dueIsDone,
      "A tapped toggle is forgotten at the timeline's next entry.",
      editing: { step in
        for case .displayed(let id, .entry) in step.effects {
          let before = step.before.taps.toggles[id]
          guard !before.isEmpty, step.input.word != .tap else { continue }
          step.state.taps.toggles[id].removeAll { before.contains($0) }
        }
      }
    ),
    Mutant(
      "OR-01.toggle-stays-flipped",
      breaks: .dueIsDone,
      "A toggle keeps its new state when its intent has failed.",
      deciding: .turning(.toggleGoesBack) { _ in false }
    ),
    Mutant(
      "OR-01.failure-forgets-all-toggles",
      breaks: .dueIsDone,
      "When the intent of one toggle fails, the states of the placement's other toggles are forgotten, too.",
      editing: { step in
        guard step.input.word != .tap else { return }
        for case .toggled(let id, _, _) in step.effects {
          step.state.taps.toggles[id].removeAll()
        }
      }
    ),
    Mutant(
      "OR-01.leaving-forgets-call",
      breaks: .dueIsDone,
      "When the app leaves the foreground, its last call there is forgotten.",
      editing: { step in
        guard case .foreground(false) = step.input else { return }
        step.state.core.phone.lastForegroundCall = nil
      }
    ),
    Mutant(
      "OR-01.plain-launch-hears",
      breaks: .dueIsDone,
      "After a tap that opened the app without a URL, the app's calls have their effect at once.",
      editing: { step in
        guard step.effects.contains(where: \.isPlainLaunch) else { return }
        step.state.core.phone.lastLaunch = step.before.core.phone.lastLaunch
      }
    ),
  ]
}

extension Effect {
  fileprivate var isPlainLaunch: Bool {
    if case .led(_, .app) = self { true } else { false }
  }

  fileprivate var isTimeOver: Bool {
    if case .failed(_, .timedOut) = self { true } else { false }
  }
}

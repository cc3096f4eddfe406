import WidgetModel

extension Mutant {
  static let previewUntilValue: [Mutant] = [
    Mutant(
      "CT-03.value-ignored",
      breaks: .previewUntilValue,
      "A control does not show the value that its code gave.",
      deciding: .turning(.valueIsShown) { _ in false }
    ),
    Mutant(
      "CT-03.no-preview",
      breaks: .previewUntilValue,
      "A control shows nothing before its first value.",
      editing: { step in
        step.effects = step.dropping { effect in
          if case .controls(.shown(_, .preview)) = effect { true } else { false }
        }
      }
    ),
    Mutant(
      "CT-03.off-first",
      breaks: .previewUntilValue,
      "A control shows that it is off before its first value.",
      editing: { step in
        guard case .controls(.added) = step.input else { return }
        step.effects = step.replacing { effect in
          guard case .controls(.shown(let id, .preview)) = effect else { return [effect] }
          return [.controls(.shown(id, .off))]
        }
      }
    ),
    Mutant(
      "CT-03.inverted",
      breaks: .previewUntilValue,
      "A control shows the other value than its code gave.",
      editing: { step in
        guard case .answered(_, .value, _) = step.input else { return }
        step.effects = step.replacing { effect in
          guard case .controls(.shown(let id, let state)) = effect else { return [effect] }
          return [.controls(.shown(id, state == .on ? .off : .on))]
        }
      }
    ),
    Mutant(
      "CT-03.remembered",
      breaks: .previewUntilValue,
      "A control that is added again shows the value that it had before it was removed.",
      editing: { step in
        switch step.input {
        case .controls(.removed(let id)):
          guard let control = step.before.controls.all.first(where: { $0.widget == id }),
            let value = control.value
          else { return }
          step.memory.append(Int64(id.number) * 2 + (value ? 1 : 0))
        case .controls(.added(let id)):
          guard let value = step.memory.last(where: { $0 / 2 == Int64(id.number) }) else { return }
          step.effects = step.replacing { effect in
            guard effect == .controls(.shown(id, .preview)) else { return [effect] }
            return [.controls(.shown(id, ControlState(isOn: value % 2 == 1)))]
          }
        default: break
        }
      }
    ),
  ]
}

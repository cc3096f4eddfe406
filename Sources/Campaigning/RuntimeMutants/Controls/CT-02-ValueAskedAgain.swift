import WidgetModel

extension Mutant {
  static let valueAskedAgain: [Mutant] = [
    Mutant(
      "CT-02.unasked",
      breaks: .valueAskedAgain,
      "A control that a person adds is not asked for its value.",
      deciding: .turning(.addingAsksForValue) { _ in false }
    ),
    Mutant(
      "CT-02.deaf-to-calls",
      breaks: .valueAskedAgain,
      "The app's call for a control has no effect.",
      deciding: .turning(.controlCallAsks) { _ in false }
    ),
    Mutant(
      "CT-02.calls-for-all",
      breaks: .valueAskedAgain,
      "The app's call for one kind asks every control for its value.",
      deciding: .turning(.controlCallAsks) { _ in true }
    ),
    Mutant(
      "CT-02.deaf-to-pushes",
      breaks: .valueAskedAgain,
      "A push to controls has no effect.",
      deciding: .turning(.controlPushAsks) { _ in false }
    ),
    Mutant(
      "CT-02.pushes-for-all",
      breaks: .valueAskedAgain,
      "A push asks controls without a push handler, too.",
      deciding: .turning(.controlPushAsks) { _ in true }
    ),
    Mutant(
      "CT-02.action-forgotten",
      breaks: .valueAskedAgain,
      "A control whose intent has returned is not asked for its value.",
      deciding: .turning(.actionAsksForValue) { _ in false }
    ),
    Mutant(
      "CT-02.meanwhile-lost",
      breaks: .valueAskedAgain,
      "What calls for a value while it is under way is forgotten.",
      deciding: .turning(.askedMeanwhileIsKept) { _ in false }
    ),
    Mutant(
      "CT-02.kind-is-place",
      breaks: .valueAskedAgain,
      "The app's call for a kind asks the control whose place among the widgets has that number.",
      editing: { step in
        guard case .controls(.reloadCalled(let kind)) = step.input, kind >= 0 else { return }
        step.effects = step.dropping { effect in
          guard case .requested(_, .control, let subject) = effect else { return false }
          return subject.widget.number != kind
        }
      }
    ),
    Mutant(
      "CT-02.pushes-for-first",
      breaks: .valueAskedAgain,
      "A push asks only the first control with a push handler.",
      editing: { step in
        guard case .controls(.pushed) = step.input else { return }
        var isFirst = true
        step.effects = step.dropping { effect in
          guard case .requested(_, .control, _) = effect else { return false }
          defer { isFirst = false }
          return !isFirst
        }
      }
    ),
  ]
}

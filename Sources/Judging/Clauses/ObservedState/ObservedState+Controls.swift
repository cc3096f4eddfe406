import WidgetModel

// Controls as the inputs and the subject tell of them.
extension ObservedState {
  /// Takes an input about controls in; where the profile has none, nothing comes of it.
  func absorb(_ input: ControlInput) {
    guard profile.isOn(.controls) else { return }
    controls.absorb(input, at: now, isLocked: phone.isLocked)
  }

  /// Takes an answer in to a control's request, unless it comes too late or took too much memory.
  func hear(_ answer: AnswerKind, to id: RequestID, memory: Int64) {
    guard let request = requests[id], request.kind.isOfControl, request.state == .underWay,
      request.answers == 0, now <= request.deadline(in: self),
      memory <= profile[.memoryLimit]
    else { return }
    controls.absorb(answer, to: request, at: now)
  }

  /// Calls a function for each control that a person has added.
  func forEachControl(_ body: (ControlRecord) -> Void) {
    for record in controls.records where record.isAdded { body(record) }
  }
}

import WidgetModel

// Controls according to the inputs and the subject.
extension ObservedState {
  /// Handles an input about controls; ignored if the profile has none.
  func record(_ input: ControlInput) {
    guard profile.isOn(.controls) else { return }
    controls.record(input, at: now, isLocked: phone.isLocked)
  }

  /// Handles an answer to a control's request, unless it is late or used too much memory.
  func hear(_ answer: AnswerKind, to id: RequestID, memory: Int64) {
    guard let request = requests[id], request.kind.isOfControl, request.state == .underWay,
      request.answers == 0, now <= request.deadline(in: self),
      memory <= profile[.memoryLimit]
    else { return }
    controls.record(answer, to: request, at: now)
  }

  /// Calls a function for each control that a person has added.
  func forEachControl(_ body: (ControlRecord) -> Void) {
    for record in controls.records where record.isAdded { body(record) }
  }
}

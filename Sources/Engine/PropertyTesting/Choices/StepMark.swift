/// What a span stands for in a case that consists of steps.
///
/// The span of a step knows the step's number, the span of a reference the step that it refers to.
/// Spans travel with their choices through every edit of a candidate. So a replay can tell which step a
/// reference meant, however the steps were deleted or moved.
struct StepMark: Hashable, Sendable, BitwiseCopyable {
  /// The number of the step; -1 for a span that has to do with none.
  var step: Int16 = -1

  /// The choice that stood for a reference; -1 for anything else.
  ///
  /// While a candidate prescribes it, the reference means the same step as before; any other value is
  /// taken by itself.
  var index: Int16 = -1

  static let none = StepMark()

  var isStep: Bool { step >= 0 && index < 0 }
  var isReference: Bool { index >= 0 }
}

/// The steps of the case at hand.
struct StepProgress: ~Copyable {
  /// The number that each step had in the case that the candidate was made from, or -1.
  var origins = FlatBuffer<Int16>(capacity: 64)

  /// Whether the present step refers to something that is gone.
  var isDropped = false

  func origin(of step: Int) -> Int16 {
    step >= 0 && step < origins.count ? origins[step] : -1
  }
}

/// The role of a span in a case that consists of steps.
///
/// A step's span holds the step's number; a reference's span holds the step it refers to. Spans
/// travel with their choices through every edit of a candidate, so a replay knows which step a
/// reference meant even after steps were deleted or moved.
struct StepMark: Hashable, Sendable, BitwiseCopyable {
  /// The number of the step; -1 if the span belongs to none.
  var step: Int16 = -1

  /// The choice that represented a reference; -1 for anything else.
  ///
  /// While a candidate prescribes this value, the reference means the same step as before; any
  /// other value is taken literally.
  var index: Int16 = -1

  static let none = StepMark()

  var isStep: Bool { step >= 0 && index < 0 }
  var isReference: Bool { index >= 0 }
}

/// The progress through the steps of the current case.
struct StepProgress: ~Copyable {
  /// The number that each step had in the case that the candidate was made from, or -1.
  var origins = FlatBuffer<Int16>(capacity: 64)

  /// True if the current step refers to a step that no longer exists.
  var isDropped = false

  func origin(of step: Int) -> Int16 {
    step >= 0 && step < origins.count ? origins[step] : -1
  }
}

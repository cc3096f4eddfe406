/// A kind of change that a finished shrink tried wherever it applies, and that lost the failure.
///
/// A locally minimal case has no simpler neighbor of these kinds that fails. A simpler case that
/// differs in several places at once may still fail.
public enum ShrinkChange: String, Hashable, Sendable, CaseIterable {
  /// One part deleted, or its contents set to the simplest.
  case deletion = "a part deleted or emptied"

  /// One number at 0, one step nearer to 0, or mirrored.
  case lowering = "a number lowered"

  /// Several numbers lowered together, or one lowered while another is raised.
  case pairs = "numbers changed together"

  /// Two siblings exchanged.
  case exchange = "two parts exchanged"

  /// A step deleted, or replaced by a step of a simpler rule.
  case steps = "a step simplified"
}

extension Case {
  /// The kinds of change that apply to the case; a finished shrink has tried them all.
  var applicableChanges: [ShrinkChange] {
    let numbers = liveNumbers.count
    let hasSiblings = (-1..<spans.count).contains { parent in
      runs(in: parent).contains { $0.count > 1 }
    }
    let applies: [ShrinkChange: Bool] = [
      .deletion: !spans.isEmpty, .lowering: numbers > 0,
      .pairs: numbers > 1, .exchange: hasSiblings, .steps: stepList != nil,
    ]
    return ShrinkChange.allCases.filter { applies[$0] == true }
  }
}

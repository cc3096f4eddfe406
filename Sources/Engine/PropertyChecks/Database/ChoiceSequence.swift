import PropertyTesting

/// A recorded case without its source: the choices, and the spans that drew them.
///
/// The values alone replay the case with the same generator. After the generator was edited, the
/// spans realign the replay: added choices are 0, removed ones are skipped, and the neighbours keep
/// their meaning. The bounds are for readers.
public struct ChoiceSequence: Hashable, Sendable {
  /// The values of the choices, in order.
  public let values: [UInt64]

  /// The bound of each choice; empty if unknown.
  public let bounds: [UInt64]

  /// The spans in opening order; empty if the values are read by position alone.
  public let spans: [Span]

  /// Creates a sequence of values that are read by position.
  public init(_ values: [UInt64]) {
    self.init(values: values, bounds: [], spans: [])
  }

  init(values: [UInt64], bounds: [UInt64], spans: [Span]) {
    self.values = values
    self.bounds = bounds
    self.spans = spans
  }

  /// Returns whether this sequence is simpler than another: shorter, or equally long and smaller.
  public func isSimpler(than other: ChoiceSequence) -> Bool {
    PropertyTesting.isSimpler(values, than: other.values)
  }
}

extension ChoiceSource {
  /// The case just recorded.
  public var sequence: ChoiceSequence {
    let choices = self.choices
    return ChoiceSequence(
      values: choices.map(\.value),
      bounds: choices.map(\.bound),
      spans: spans
    )
  }

  /// Begins a case that follows a recorded one, realigned by its spans; values over their bounds
  /// are lowered to them, and missing ones are 0.
  public func beginReplay(_ sequence: ChoiceSequence) {
    beginReplay(sequence.values, in: sequence.spans)
  }
}

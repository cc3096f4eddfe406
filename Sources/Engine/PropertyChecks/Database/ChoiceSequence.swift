import PropertyTesting

/// A recorded case apart from its source: the choices, and the spans that drew them.
///
/// The values alone replay the case with the generator that made it. The spans let the replay realign
/// after the generator was edited: what a span gained is 0, what it lost is skipped, and its neighbours
/// keep their meaning. The bounds tell a reader what the values were out of.
public struct ChoiceSequence: Hashable, Sendable {
  /// The values of the choices, in order.
  public let values: [UInt64]

  /// The bound of each choice; empty when they are not known.
  public let bounds: [UInt64]

  /// The spans in the order of opening; empty when the values are to be read by position alone.
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

  /// Whether this comes before another sequence in the order of simplicity: shorter, then smaller.
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

  /// Begins a case that follows a recorded one, realigned by its spans, with repair.
  ///
  /// A value over its bound is lowered to the bound; where values are missing, draws give 0.
  public func beginReplay(_ sequence: ChoiceSequence) {
    beginReplay(sequence.values, in: sequence.spans)
  }
}

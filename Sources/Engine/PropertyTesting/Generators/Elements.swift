/// One of a fixed collection of values; the first is the simplest.
public struct Elements<Value: Sendable>: Generator {
  @usableFromInline let values: [Value]
  @usableFromInline let weights: [Int]

  /// Creates a generator that picks among values, evenly or in proportion to weights.
  ///
  /// - Precondition: There is a value, and one weight per value if there are weights.
  @inlinable
  public init(_ values: some Sequence<Value>, weights: [Int] = []) {
    let values = Array(values)
    precondition(!values.isEmpty, "nothing to pick from")
    precondition(weights.isEmpty || weights.count == values.count, "one weight each")
    self.values = values
    self.weights = weights
  }

  /// Picks one value.
  @inlinable
  public func generate(from source: ChoiceSource) -> Value {
    values[weights.isEmpty ? source.pick(count: values.count) : source.pick(weights: weights)]
  }
}

extension Elements where Value: CaseIterable {
  /// The cases of an enumeration, in declaration order.
  @inlinable
  public static var cases: Elements { Elements(Value.allCases) }
}

extension Elements: RecordingGenerator where Value: Equatable {
  /// Records the choice of a value: the first equal one with a positive weight.
  @inlinable
  public func record(_ value: Value, in source: ChoiceSource) -> Bool {
    let index = values.indices.first {
      values[$0] == value && (weights.isEmpty || weights[$0] > 0)
    }
    guard let index else { return false }
    source.record(UInt64(index), bound: UInt64(values.count - 1))
    return true
  }
}

extension Array {
  /// Removes the values one by one and keeps the capacity.
  ///
  /// Faster than `removeAll(keepingCapacity:)`, which replaces a range, for the few values that one
  /// event brings.
  ///
  /// - Complexity: O(values).
  @inline(__always)
  mutating func removeFew() {
    while popLast() != nil {}
  }
}

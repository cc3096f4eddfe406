extension Array {
  /// Removes the few values one by one in O(values) and keeps the capacity.
  ///
  /// Faster than `removeAll(keepingCapacity:)`, which replaces a range.
  @inline(__always)
  mutating func removeFew() {
    while popLast() != nil {}
  }
}

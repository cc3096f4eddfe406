extension ClosedRange<Int64> {
  /// The counts, places and microseconds of a record.
  ///
  /// They are far below the largest number, so that the sums over shards stay in range.
  static var natural: ClosedRange<Int64> { 0...10_000_000_000_000_000 }
}

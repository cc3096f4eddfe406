extension ClosedRange<Int64> {
  /// The counts, places and microseconds of a record, so small that products stay in range.
  package static var natural: ClosedRange<Int64> { 0...10_000_000_000_000_000 }
}

extension Int64 {
  /// Returns the sum of two counts of a record, at most the largest count that a record may have.
  package func plus(count: Int64) -> Int64 {
    let (sum, isTooLarge) = addingReportingOverflow(count)
    let largest = ClosedRange<Int64>.natural.upperBound
    return isTooLarge ? largest : Swift.min(sum, largest)
  }
}

/// The last few numbers of a case, from which duplicates and near duplicates are made.
@usableFromInline
struct RecentNumbers: ~Copyable {
  @usableFromInline var numbers = FlatBuffer<Int64>(repeating: 0, count: Self.limit)
  @usableFromInline var count = 0

  /// The number of numbers kept; a power of two.
  @usableFromInline static let limit = 8

  @inlinable
  var isEmpty: Bool { count == 0 }

  @inlinable
  mutating func clear() { count = 0 }

  @inlinable
  @inline(__always)
  mutating func remember(_ number: Int64) {
    // A ring buffer; the power of two allows a mask instead of a division.
    numbers[count & (Self.limit - 1)] = number
    count &+= 1
  }

  /// Returns one of the numbers, selected by a random word, or nil if there is none.
  func any(_ word: UInt64) -> Int64? {
    let available = min(count, Self.limit)
    return available == 0 ? nil : numbers[Int(word % UInt64(available))]
  }
}

/// The last few numbers of a case, from which duplicates and near duplicates are made.
@usableFromInline
struct RecentNumbers: ~Copyable {
  @usableFromInline var numbers = FlatBuffer<Int64>(repeating: 0, count: Self.limit)
  @usableFromInline var count = 0

  /// How many numbers are kept; a power of two.
  @usableFromInline static let limit = 8

  @inlinable
  var isEmpty: Bool { count == 0 }

  @inlinable
  mutating func clear() { count = 0 }

  @inlinable
  @inline(__always)
  mutating func remember(_ number: Int64) {
    numbers[count & (Self.limit - 1)] = number
    count &+= 1
  }

  /// One of the numbers, or nil when there is none.
  func any(_ word: UInt64) -> Int64? {
    let available = min(count, Self.limit)
    return available == 0 ? nil : numbers[Int(word % UInt64(available))]
  }
}

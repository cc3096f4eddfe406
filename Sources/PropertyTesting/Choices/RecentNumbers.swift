/// The last few numbers of a case, from which duplicates and near duplicates are made.
struct RecentNumbers: ~Copyable {
  private var numbers = FlatBuffer<Int64>(repeating: 0, count: Self.limit)
  private var count = 0

  /// How many numbers are kept; a power of two.
  private static let limit = 8

  var isEmpty: Bool { count == 0 }

  mutating func clear() { count = 0 }

  mutating func remember(_ number: Int64) {
    numbers[count & (Self.limit - 1)] = number
    count += 1
  }

  /// One of the numbers, or nil when there is none.
  func any(_ word: UInt64) -> Int64? {
    let available = min(count, Self.limit)
    return available == 0 ? nil : numbers[Int(word % UInt64(available))]
  }
}

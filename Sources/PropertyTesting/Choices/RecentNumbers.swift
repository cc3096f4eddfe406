/// The last few numbers of a case, from which duplicates and near duplicates are made.
struct RecentNumbers {
  private var numbers = SIMD8<Int64>()
  private var count = 0

  mutating func clear() { count = 0 }

  mutating func remember(_ number: Int64) {
    numbers[count & 7] = number
    count += 1
  }

  /// One of the numbers, or nil when there is none.
  func any(_ word: UInt64) -> Int64? {
    let available = min(count, 8)
    return available == 0 ? nil : numbers[Int(word % UInt64(available))]
  }
}

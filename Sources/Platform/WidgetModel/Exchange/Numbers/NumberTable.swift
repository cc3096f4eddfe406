/// A table of values by number, for arbitrary numbers that a hostile subject may choose.
///
/// Numbers that count up by 1 need no search. Any other is hashed by one multiplication that keeps
/// numbers of one range adjacent. Its members are inlinable, so that a table is as fast as one of
/// the caller's own.
@frozen
public struct NumberTable<Value> {
  @usableFromInline var entries: [(number: Int32, value: Value)] = []
  /// The number of leading entries whose number is that of the first plus their index.
  @usableFromInline var counted = 0
  /// For each hash, the index of a number that was not counted plus 1, or 0 if there is none;
  /// linear probing.
  ///
  /// Its size is a power of 2 and at least twice the count of those numbers.
  @usableFromInline var slots = [Int32](repeating: 0, count: 64)

  /// Creates an empty table.
  @inlinable public init() {}

  /// The value of a number, or `nil` if none was written; writing `nil` changes nothing.
  ///
  /// - Complexity: O(1) on average.
  @inlinable public subscript(number: Int32) -> Value? {
    get {
      if let place = countedPlace(of: number) { return entries[place].value }
      guard counted < entries.count else { return nil }
      let place = slots[slot(of: number)]
      return place > 0 ? entries[Int(place) - 1].value : nil
    }
    set {
      guard let newValue else { return }
      if let place = countedPlace(of: number) {
        entries[place].value = newValue
      } else if counted == entries.count, isNext(number) {
        entries.append((number, newValue))
        counted += 1
      } else {
        writeHashed(newValue, at: number)
      }
    }
  }

  /// Removes all numbers and keeps the capacity.
  @inlinable public mutating func removeAll() {
    if (entries.count - counted) * 8 < slots.count {
      // Latest first: finding an entry requires that the slots it was probed past are still
      // occupied.
      for entry in entries[counted...].reversed() { slots[slot(of: entry.number)] = 0 }
    } else {
      for slot in slots.indices { slots[slot] = 0 }
    }
    entries.removeAll(keepingCapacity: true)
    counted = 0
  }

  @inlinable func countedPlace(of number: Int32) -> Int? {
    guard counted > 0 else { return nil }
    let place = Int(number) - Int(entries[0].number)
    return place >= 0 && place < counted ? place : nil
  }

  /// Returns true if a number is the one that a counter gives next.
  @inlinable func isNext(_ number: Int32) -> Bool {
    entries.isEmpty || Int(number) - Int(entries[0].number) == counted
  }

  @inlinable mutating func writeHashed(_ value: Value, at number: Int32) {
    let slot = slot(of: number)
    if slots[slot] > 0 {
      entries[Int(slots[slot]) - 1].value = value
      return
    }
    entries.append((number, value))
    slots[slot] = Int32(entries.count)
    if (entries.count - counted) * 2 > slots.count { grow() }
  }

  /// Returns the slot of a number, or the free one where it would go.
  @inlinable func slot(of number: Int32) -> Int {
    let bits = UInt32(bitPattern: number)
    let range = (bits >> 6) &* 2_654_435_769
    var slot = Int((range >> 8) << 6 | bits & 63) & (slots.count - 1)
    while slots[slot] > 0, entries[Int(slots[slot]) - 1].number != number {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  @inlinable mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for place in counted..<entries.count {
      slots[slot(of: entries[place].number)] = Int32(place + 1)
    }
  }
}

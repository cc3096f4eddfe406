/// Values in a row at an address of their own, which the owner releases with ``deallocate()``.
///
/// Reading one, or a part of one, counts no reference: an array that many read and one writes would be
/// retained around each reading. A copy refers to the same values; only the owner may change how many
/// there are.
struct StableArray<Element> {
  /// How many there are.
  private(set) var count = 0

  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  /// Creates an empty row with room for some values.
  ///
  /// - Precondition: There is room for one at least.
  init(capacity: Int = 16) {
    precondition(capacity > 0, "a row of no room cannot grow")
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  /// Ends the row's life.
  func deallocate() {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// The places of the values.
  var indices: Range<Int> { 0..<count }

  /// The value at a place.
  ///
  /// - Precondition: There is one.
  subscript(place: Int) -> Element {
    _read {
      precondition(place >= 0 && place < count, "nothing stands at place \(place)")
      yield base[place]
    }
    nonmutating _modify {
      precondition(place >= 0 && place < count, "nothing stands at place \(place)")
      yield &base[place]
    }
  }

  /// The address of the value at a place, which lives until the row changes its length.
  ///
  /// - Precondition: There is one.
  func address(of place: Int) -> UnsafePointer<Element> {
    precondition(place >= 0 && place < count, "nothing stands at place \(place)")
    return UnsafePointer(base + place)
  }

  /// Adds a value behind the others.
  mutating func append(_ value: Element) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
      base = larger
      capacity *= 2
    }
    (base + count).initialize(to: value)
    count += 1
  }

  /// Takes so many values from the end.
  ///
  /// - Precondition: There are so many.
  mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count, "there are no \(number) values to take")
    (base + count - number).deinitialize(count: number)
    count -= number
  }

  /// Takes all values out and keeps the room.
  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }

  /// Fills the row with so many times one value, in place of all others.
  mutating func fill(_ value: Element, count: Int) {
    removeAll()
    for _ in 0..<count { append(value) }
  }
}

/// A growable array at an address of its own, which the owner releases with ``deallocate()``.
///
/// Reading an element, or a part of one, involves no reference counting; an array with many readers
/// and one writer would be retained around each read. A copy refers to the same values; only the
/// owner may change their number.
struct StableArray<Element> {
  private(set) var count = 0

  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  /// Creates an empty array with a capacity of at least 1.
  init(capacity: Int = 16) {
    precondition(capacity > 0, "a row of no room cannot grow")
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  func deallocate() {
    base.deinitialize(count: count)
    base.deallocate()
  }

  var indices: Range<Int> { 0..<count }

  /// The value at an index, which must be in range.
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

  /// Returns the address of the value at an index in range, valid until the array changes its
  /// length.
  func address(of place: Int) -> UnsafePointer<Element> {
    precondition(place >= 0 && place < count, "nothing stands at place \(place)")
    return UnsafePointer(base + place)
  }

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

  /// Removes the last `number` values; there must be that many.
  mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count, "there are no \(number) values to take")
    (base + count - number).deinitialize(count: number)
    count -= number
  }

  /// Removes all values and keeps the capacity.
  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }

  mutating func fill(_ value: Element, count: Int) {
    removeAll()
    for _ in 0..<count { append(value) }
  }
}

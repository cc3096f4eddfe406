/// A growing array of plain values that is emptied without being freed.
///
/// Each case overwrites the choices of the last, so that the hot path neither allocates nor checks
/// uniqueness. Indices are checked in debug builds only; callers use positions below ``count``.
@usableFromInline
struct FlatBuffer<Element: BitwiseCopyable>: ~Copyable {
  // Valid from `init` to `deinit`: the buffer is noncopyable, so it has exactly one owner.
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0

  @usableFromInline
  init(capacity: Int) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  @inlinable
  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  @inlinable
  subscript(position: Int) -> Element {
    get {
      assert(position >= 0 && position < count)
      return base[position]
    }
    set {
      assert(position >= 0 && position < count)
      base[position] = newValue
    }
  }

  @inlinable
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(contentsOf elements: [Element]) {
    while capacity - count < elements.count { grow(to: capacity * 2) }
    for element in elements {
      (base + count).initialize(to: element)
      count += 1
    }
  }

  mutating func removeLast() -> Element {
    count -= 1
    return base[count]
  }

  @inlinable
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  var elements: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

  @usableFromInline
  mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    // The elements are trivial, so the old memory needs no deinitialization.
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
  }
}

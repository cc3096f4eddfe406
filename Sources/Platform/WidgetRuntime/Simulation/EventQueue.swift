/// Things to come, the earliest first: a binary heap over one flat array.
///
/// Equal instants are told apart by `order`, so that the sequence never depends on the heap's shape.
package struct EventQueue<Payload: Sendable>: Sendable {
  /// One thing to come.
  package struct Element: Sendable {
    /// When it comes, in microseconds.
    package var instant: Int64
    /// Its place among those of the same instant.
    package var order: Int64
    /// What comes.
    package var payload: Payload

    /// Creates an element.
    @inlinable
    package init(instant: Int64, order: Int64, payload: Payload) {
      self.instant = instant
      self.order = order
      self.payload = payload
    }

    /// Whether it comes after another one.
    @inlinable
    package func comesAfter(_ other: Element) -> Bool {
      instant != other.instant ? instant > other.instant : order > other.order
    }
  }

  /// The elements, in no order but that of the heap.
  package var elements: [Element] = []

  /// Creates an empty queue.
  @inlinable package init() {}

  /// The earliest instant, `Int64.max` when nothing is to come.
  @inlinable package var nextInstant: Int64 { elements.first?.instant ?? .max }

  /// The earliest element.
  @inlinable package var first: Element? { elements.first }

  /// The earliest elements in their order, at most so many.
  ///
  /// - Complexity: O(n · count).
  package func first(_ count: Int) -> [Element] {
    var found: [Element] = []
    while found.count < min(count, elements.count) {
      let last = found.last
      let left = elements.lazy.filter { last.map($0.comesAfter) ?? true }
      guard let next = left.min(by: { $1.comesAfter($0) }) else { break }
      found.append(next)
    }
    return found
  }

  /// Empties the queue and keeps its room.
  @inlinable
  package mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  /// Adds an element.
  ///
  /// - Complexity: O(log n).
  @inlinable
  package mutating func insert(_ element: Element) {
    elements.append(element)
    rise(from: elements.count - 1)
  }

  /// Takes the earliest element out.
  ///
  /// - Complexity: O(log n).
  @inlinable
  package mutating func popFirst() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    if !elements.isEmpty {
      elements[0] = last
      sink(from: 0)
    }
    return first
  }

  /// Puts another element in the place of the earliest.
  ///
  /// - Precondition: The queue is not empty.
  @inlinable
  package mutating func replaceFirst(with element: Element) {
    elements[0] = element
    sink(from: 0)
  }

  /// Takes out the elements that a condition names.
  ///
  /// - Complexity: O(n).
  @inlinable
  package mutating func removeAll(where isRemoved: (Payload) -> Bool) {
    elements.removeAll { isRemoved($0.payload) }
    for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { sink(from: index) }
  }

  @inlinable
  func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (elements[left], elements[right])
    return left.instant != right.instant
      ? left.instant < right.instant : left.order < right.order
  }

  @inlinable
  mutating func rise(from index: Int) {
    var index = index
    while index > 0, isBefore(index, (index - 1) / 2) {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  @inlinable
  mutating func sink(from index: Int) {
    var index = index
    while true {
      var least = index
      let left = 2 * index + 1
      if left < elements.count, isBefore(left, least) { least = left }
      if left + 1 < elements.count, isBefore(left + 1, least) { least = left + 1 }
      guard least != index else { return }
      elements.swapAt(index, least)
      index = least
    }
  }
}

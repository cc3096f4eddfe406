/// A priority queue of future events, earliest first: a binary heap over one flat array.
///
/// Simultaneous events follow `order`, so that the sequence never depends on the heap's shape.
package struct EventQueue<Payload: Sendable>: Sendable {
  package struct Element: Sendable {
    /// The time of the event in microseconds.
    package var instant: Int64
    /// The rank among events of the same instant.
    package var order: Int64
    package var payload: Payload

    @inlinable
    package init(instant: Int64, order: Int64, payload: Payload) {
      self.instant = instant
      self.order = order
      self.payload = payload
    }

    @inlinable
    package func comesAfter(_ other: Element) -> Bool {
      instant != other.instant ? instant > other.instant : order > other.order
    }
  }

  package var elements: [Element] = []

  @inlinable package init() {}

  /// The earliest instant, or `Int64.max` if the queue is empty.
  @inlinable package var nextInstant: Int64 { elements.first?.instant ?? .max }

  @inlinable package var first: Element? { elements.first }

  /// Returns at most `count` earliest elements in order, in O(n · count).
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

  @inlinable
  package mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  /// Adds an element in O(log n).
  @inlinable
  package mutating func insert(_ element: Element) {
    elements.append(element)
    rise(from: elements.count - 1)
  }

  /// Removes and returns the earliest element in O(log n).
  @inlinable
  package mutating func popFirst() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    if !elements.isEmpty {
      elements[0] = last
      sink(from: 0)
    }
    return first
  }

  /// Replaces the earliest element of a queue that is not empty.
  @inlinable
  package mutating func replaceFirst(with element: Element) {
    elements[0] = element
    sink(from: 0)
  }

  /// Removes the elements that satisfy a condition, in O(n).
  @inlinable
  package mutating func removeAll(where isRemoved: (Payload) -> Bool) {
    elements.removeAll { isRemoved($0.payload) }
    // Floyd's heap construction: sinking every inner node, last first, restores the heap in O(n).
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

/// Things to come, the earliest first: a binary heap over one flat array.
///
/// Equal instants are told apart by `order`, so that the sequence never depends on the heap's shape.
struct EventQueue<Payload: Sendable>: Sendable {
  /// One thing to come.
  struct Element: Sendable {
    /// When it comes, in microseconds.
    var instant: Int64
    /// Its place among those of the same instant.
    var order: Int64
    /// What comes.
    var payload: Payload

    /// Whether it comes after another one.
    func comesAfter(_ other: Element) -> Bool {
      instant != other.instant ? instant > other.instant : order > other.order
    }
  }

  private(set) var elements: [Element] = []

  /// The earliest instant, `Int64.max` when nothing is to come.
  var nextInstant: Int64 { elements.first?.instant ?? .max }

  /// The earliest element.
  var first: Element? { elements.first }

  /// The earliest elements in their order, at most so many.
  ///
  /// - Complexity: O(n · count).
  func first(_ count: Int) -> [Element] {
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
  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  /// Adds an element.
  ///
  /// - Complexity: O(log n).
  mutating func insert(_ element: Element) {
    elements.append(element)
    rise(from: elements.count - 1)
  }

  /// Takes the earliest element out.
  ///
  /// - Complexity: O(log n).
  mutating func popFirst() -> Element? {
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
  mutating func replaceFirst(with element: Element) {
    elements[0] = element
    sink(from: 0)
  }

  /// Takes out the elements that a condition names.
  ///
  /// - Complexity: O(n).
  mutating func removeAll(where isRemoved: (Payload) -> Bool) {
    elements.removeAll { isRemoved($0.payload) }
    for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { sink(from: index) }
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (elements[left], elements[right])
    return left.instant != right.instant
      ? left.instant < right.instant : left.order < right.order
  }

  private mutating func rise(from index: Int) {
    var index = index
    while index > 0, isBefore(index, (index - 1) / 2) {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func sink(from index: Int) {
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

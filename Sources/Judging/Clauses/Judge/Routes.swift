import WidgetModel

/// A table of the checkers that observe each kind of event, in the order of their clauses.
///
/// Its owner releases it with ``deallocate()``; lookups neither retain nor check exclusivity.
struct Routes {
  /// A checker that handles an event.
  struct Stop {
    /// The checker's index in the catalogue.
    let checker: Int
    let context: UnsafePointer<CheckContext>
  }

  private let stops: UnsafeMutablePointer<Stop>
  private let counts: UnsafeMutablePointer<Int>
  private let width: Int

  /// Creates empty routes for at most `width` checkers.
  init(checkers width: Int) {
    self.width = width
    stops = .allocate(capacity: width * EventKind.allCases.count)
    counts = .allocate(capacity: EventKind.allCases.count)
    counts.initialize(repeating: 0, count: EventKind.allCases.count)
  }

  func deallocate() {
    stops.deallocate()
    counts.deallocate()
  }

  func close() { counts.update(repeating: 0, count: EventKind.allCases.count) }

  /// Adds a checker for the events of a kind, after fewer than `width` others.
  func add(_ stop: Stop, to kind: Int) {
    precondition(counts[kind] < width, "more stops than checkers")
    (stops + kind * width + counts[kind]).initialize(to: stop)
    counts[kind] += 1
  }

  /// Calls a function for each checker that observes a kind.
  @inline(__always)
  func forEach(_ kind: EventKind, _ body: (Stop) -> Void) {
    let first = kind.number * width
    for place in first..<first + counts[kind.number] { body(stops[place]) }
  }
}

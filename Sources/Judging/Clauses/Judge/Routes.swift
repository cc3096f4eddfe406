import WidgetModel

/// For each kind of event, the checkers that observe it, in the order of their clauses.
///
/// It refers to memory that its owner releases with ``deallocate()``; looking something up counts no
/// reference and checks no access.
struct Routes {
  /// A checker that sees an event.
  struct Stop {
    /// The checker's place in the catalogue.
    let checker: Int
    /// What it gets with the event.
    let context: UnsafePointer<CheckContext>
  }

  private let stops: UnsafeMutablePointer<Stop>
  private let counts: UnsafeMutablePointer<Int>
  private let width: Int

  /// Creates routes that lead nowhere, for so many checkers at most.
  init(checkers width: Int) {
    self.width = width
    stops = .allocate(capacity: width * EventKind.allCases.count)
    counts = .allocate(capacity: EventKind.allCases.count)
    counts.initialize(repeating: 0, count: EventKind.allCases.count)
  }

  /// Ends the routes' life.
  func deallocate() {
    stops.deallocate()
    counts.deallocate()
  }

  /// Has nobody see any event.
  func close() { counts.update(repeating: 0, count: EventKind.allCases.count) }

  /// Has one more checker see the events of a kind, behind those that see them already.
  ///
  /// - Precondition: There are fewer than the checkers.
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

import WidgetModel

/// All requests of a run, and those under way.
///
/// The history numbers the requests itself, because a subject may number its own as it likes.
struct RequestHistory {
  /// All requests, by number.
  private(set) var made: [MadeRequest] = []

  /// The numbers of those without an end, oldest first.
  private(set) var underWay: [Int] = []

  /// The earliest time limit of the requests under way.
  private(set) var firstLimit = Instant.never

  /// The numbers of the subject's requests, by the subject's numbers.
  private var names = NumberTable<Int>()

  mutating func add(_ request: MadeRequest) -> Int {
    made.append(request)
    underWay.append(made.count - 1)
    firstLimit = min(firstLimit, request.lastInstant)
    return made.count - 1
  }

  mutating func end(_ number: Int, _ end: MadeRequest.End) {
    made[number].end = end
    if let place = underWay.firstIndex(of: number) { underWay.remove(at: place) }
    guard made[number].lastInstant == firstLimit else { return }
    firstLimit = underWay.reduce(.never) { min($0, made[$1].lastInstant) }
  }

  /// Records that the requests of a removed placement no longer count, regardless of their end.
  mutating func forget(_ id: PlacementID) {
    for number in made.indices where made[number].subject.placement == id {
      made[number].end = .forgotten
    }
  }

  /// Records the toggle whose tap made a request.
  mutating func recordToggle(_ toggle: Int32, of number: Int) { made[number].toggle = toggle }

  /// Returns the requests under way whose time is over.
  func overdue(at now: Instant) -> [Int] { underWay.filter { made[$0].lastInstant < now } }

  /// Records the subject's number for a request.
  mutating func call(_ number: Int, _ id: RequestID) { names[id.number] = number }

  /// Returns the number of the request that the subject calls `id`, or `nil` if it was never due.
  func number(of id: RequestID) -> Int? { names[id.number] }
}

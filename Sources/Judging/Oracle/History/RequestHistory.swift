import WidgetModel

/// All requests of a run, and those under way.
///
/// The history numbers the requests itself: a subject may number its own as it likes.
struct RequestHistory {
  /// Every request, by its number here.
  private(set) var made: [MadeRequest] = []

  /// The numbers of those without an end, the oldest first.
  private(set) var underWay: [Int] = []

  /// The last instant at which every request under way is in time.
  private(set) var firstLimit = Instant.never

  /// The numbers here of the subject's requests, by the subject's numbers.
  private var names = NumberTable<Int>()

  /// Notes a request and numbers it.
  mutating func add(_ request: MadeRequest) -> Int {
    made.append(request)
    underWay.append(made.count - 1)
    firstLimit = min(firstLimit, request.lastInstant)
    return made.count - 1
  }

  /// Notes how a request ended.
  mutating func end(_ number: Int, _ end: MadeRequest.End) {
    made[number].end = end
    if let place = underWay.firstIndex(of: number) { underWay.remove(at: place) }
    guard made[number].lastInstant == firstLimit else { return }
    firstLimit = underWay.reduce(.never) { min($0, made[$1].lastInstant) }
  }

  /// Notes how one of a removed placement counts from now on, whatever end it had.
  mutating func forget(_ id: PlacementID) {
    for number in made.indices where made[number].subject.placement == id {
      made[number].end = .forgotten
    }
  }

  /// Notes the toggle whose tap made a request.
  mutating func note(toggle: Int32, of number: Int) { made[number].toggle = toggle }

  /// The requests under way whose time is over.
  func overdue(at now: Instant) -> [Int] { underWay.filter { made[$0].lastInstant < now } }

  /// Notes what the subject calls a request.
  mutating func call(_ number: Int, _ id: RequestID) { names[id.number] = number }

  /// The number here of what the subject calls so, `nil` when it was never due.
  func number(of id: RequestID) -> Int? { names[id.number] }
}

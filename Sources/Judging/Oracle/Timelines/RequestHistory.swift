import WidgetModel

/// All requests of a run, numbered here because a subject may number its own as it likes.
struct RequestHistory {
  let profile: Profile

  private(set) var made: [MadeRequest] = []

  /// The numbers of those without an end, oldest first.
  private(set) var underWay: [Int] = []

  /// The earliest time limit of the requests under way.
  private(set) var firstLimit = Instant.never

  /// The numbers of the subject's requests, by the subject's numbers.
  private var names = NumberTable<Int>()

  init(_ profile: Profile) { self.profile = profile }

  /// Appends a request on behalf of a subject, records it and returns its number.
  mutating func request(
    _ kind: RequestKind,
    _ subject: RequestSubject,
    at now: Instant,
    _ due: inout [Effect]
  ) -> Int {
    let limit = profile.interval(kind.runsIntent ? .intentDeadline : .timelineHardDeadline)
    let number = made.count
    made.append(MadeRequest(kind: kind, subject: subject, lastInstant: now + limit))
    underWay.append(number)
    firstLimit = min(firstLimit, now + limit)
    due.append(.requested(RequestID(number), kind, subject))
    return number
  }

  func underWay(of widget: WidgetID) -> [Int] {
    underWay.filter { made[$0].subject.widget == widget }
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

  mutating func recordToggle(_ toggle: Int32, of number: Int) { made[number].toggle = toggle }

  /// Returns the requests under way whose time has expired.
  func overdue(at now: Instant) -> [Int] { underWay.filter { made[$0].lastInstant < now } }

  /// Records the subject's number for a request.
  mutating func call(_ number: Int, _ id: RequestID) { names[id.number] = number }

  /// Returns the number of the request that the subject calls `id`, or `nil` if it was never due.
  func number(of id: RequestID) -> Int? { names[id.number] }
}

import WidgetModel

/// What is known of one request.
public struct RequestRecord: Hashable, Sendable {
  /// What has become of a request.
  public enum State: Hashable, Sendable {
    /// The subject waits for an answer.
    case underWay
    /// The code answered a request for a placeholder, a snapshot or an intent.
    case answered
    /// The subject put the answer in force.
    case committed
    /// The subject gave it up.
    case failed(FailureReason)
    /// The subject stopped waiting.
    case cancelled
  }

  /// The request's number.
  public let id: RequestID
  /// What was asked for.
  public let kind: RequestKind
  /// For whom.
  public let subject: RequestSubject
  /// When.
  public let instant: Instant
  /// What the phone's clock showed then.
  public let wall: WallDate
  /// What has become of it.
  public var state = State.underWay
  /// How many answers came.
  public var answers = 0
  /// When the first answer came.
  public var firstAnswer: Instant?
  /// What the first answer brought.
  public var answer: AnswerKind?
  /// Whether its placed widget was removed: what comes of it afterwards is nobody's.
  public var isAbandoned = false
  /// The most bytes of memory that the process used for the first answer.
  public var memory: Int64 = 0

  /// Creates the record of a new request.
  public init(
    id: RequestID,
    kind: RequestKind,
    subject: RequestSubject,
    instant: Instant,
    wall: WallDate
  ) {
    self.id = id
    self.kind = kind
    self.subject = subject
    self.instant = instant
    self.wall = wall
  }
}

extension RequestRecord {
  /// When its time is over; an answer at exactly this instant is in time (AS-08).
  ///
  /// Source: DL-03, WC-19.
  @inline(__always)
  func deadline(in state: ObservedState) -> Instant {
    instant + state.timeAllowed(for: kind)
  }

  /// Takes an answer.
  ///
  /// - Returns: Whether the request ends with it.
  fileprivate mutating func take(
    _ answer: AnswerKind,
    memory: Int64,
    at instant: Instant
  ) -> Bool {
    answers += 1
    if firstAnswer == nil {
      firstAnswer = instant
      self.answer = answer
      self.memory = memory
    }
    guard kind != .timeline, state == .underWay else { return false }
    state = .answered
    return true
  }
}

/// The requests of a run: all that are under way, and the latest of those that ended.
///
/// Looking one up hashes a number by one multiplication, counts no reference and allocates nothing.
public struct RequestTable {
  /// The ended requests that are remembered, so that second and late answers can be told.
  public static let memory = 1024

  private var records = StableArray<RequestRecord>()
  /// The places of records that are free.
  private var free: [Int32] = []
  /// For each hash, the place of a record plus 1, 0 where there is none; linear probing.
  ///
  /// Its size is a power of 2 and at least twice the number of records.
  private var slots = StableArray<Int32>(capacity: 64)
  /// The numbers of the ended requests, a ring once it is full.
  private var ended: [Int32] = []
  private var oldest = 0

  /// Whether the run had so many requests that ended ones are remembered no more.
  private(set) var hasForgotten = false

  /// The number that was looked up last, and the place of its record; -1 where there is none.
  ///
  /// Dozens of checkers look up the one request that an event names.
  private let lookup: UnsafeMutablePointer<(number: Int32, place: Int32)>

  /// Creates an empty table.
  init() {
    slots.fill(0, count: 64)
    lookup = .allocate(capacity: 1)
    lookup.initialize(to: (0, -1))
  }

  /// Ends the table's life.
  func deallocate() {
    records.deallocate()
    slots.deallocate()
    lookup.deallocate()
  }

  /// The record of a request, `nil` when it is unknown or long ended.
  ///
  /// - Complexity: O(1) on average.
  public subscript(id: RequestID) -> RequestRecord? {
    @inline(__always) get { address(of: id)?.pointee }
  }

  /// Where the record of a request stands until the next request, `nil` when it is unknown or long ended.
  ///
  /// - Complexity: O(1) on average.
  func address(of id: RequestID) -> UnsafePointer<RequestRecord>? {
    if lookup.pointee.number != id.number || lookup.pointee.place < 0 {
      let slot = slot(of: id.number)
      guard slots[slot] > 0 else { return nil }
      lookup.pointee = (id.number, slots[slot] - 1)
    }
    return records.address(of: Int(lookup.pointee.place))
  }

  /// The records of the requests under way, by number.
  ///
  /// - Complexity: O(requests that are remembered); nothing is allocated where none is under way.
  public var underWay: [RequestRecord] {
    // A record that is free is closed.
    var found: [RequestRecord] = []
    for place in records.indices where records[place].state == .underWay {
      found.append(records[place])
    }
    return found.sorted { $0.id < $1.id }
  }

  mutating func insert(_ record: RequestRecord) {
    let known = slot(of: record.id.number)
    if slots[known] > 0 {
      records[Int(slots[known]) - 1] = record
      return
    }
    let place: Int32
    if let last = free.popLast() {
      place = last
      records[Int(place)] = record
    } else {
      place = Int32(records.count)
      records.append(record)
      if records.count * 2 > slots.count { grow() }
    }
    slots[slot(of: record.id.number)] = place + 1
  }

  mutating func answer(
    _ id: RequestID,
    with answer: AnswerKind,
    memory: Int64,
    at instant: Instant
  ) {
    let slot = slot(of: id.number)
    guard slots[slot] > 0 else { return }
    let isOver = records[Int(slots[slot]) - 1].take(answer, memory: memory, at: instant)
    if isOver { end(id.number) }
  }

  mutating func close(_ id: RequestID, as state: RequestRecord.State) {
    let slot = slot(of: id.number)
    guard slots[slot] > 0, records[Int(slots[slot]) - 1].state == .underWay else { return }
    records[Int(slots[slot]) - 1].state = state
    end(id.number)
  }

  /// Notes that nobody waits for the answers to a placed widget's requests any more.
  ///
  /// - Complexity: O(requests that are remembered).
  mutating func abandon(_ placement: PlacementID) {
    for place in records.indices where records[place].subject.placement == placement {
      records[place].isAbandoned = true
    }
  }

  mutating func removeAll() {
    records.removeAll()
    free.removeAll(keepingCapacity: true)
    for slot in slots.indices { slots[slot] = 0 }
    ended.removeAll(keepingCapacity: true)
    oldest = 0
    hasForgotten = false
    lookup.pointee = (0, -1)
  }

  private mutating func end(_ number: Int32) {
    if ended.count < RequestTable.memory {
      ended.append(number)
      return
    }
    hasForgotten = true
    remove(ended[oldest])
    ended[oldest] = number
    oldest = (oldest + 1) % RequestTable.memory
  }

  /// The slot of a number, or the free one where it would stand.
  private func slot(of number: Int32) -> Int {
    var slot = home(of: number)
    while slots[slot] > 0, records[Int(slots[slot]) - 1].id.number != number {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func home(of number: Int32) -> Int {
    let hash = UInt32(bitPattern: number) &* 2_654_435_769
    return Int(hash >> 8) & (slots.count - 1)
  }

  private mutating func remove(_ number: Int32) {
    var hole = slot(of: number)
    guard slots[hole] > 0 else { return }
    // A number that was asked for again after it had ended may be under way; it is forgotten all the same.
    records[Int(slots[hole]) - 1].state = .cancelled
    if lookup.pointee.number == number { lookup.pointee = (0, -1) }
    free.append(slots[hole] - 1)
    var next = (hole + 1) & (slots.count - 1)
    // All between the hole and `next` stand where a search from their home still finds them.
    while slots[next] > 0 {
      let home = home(of: records[Int(slots[next]) - 1].id.number)
      let distance = (next - home) & (slots.count - 1)
      if distance >= (next - hole) & (slots.count - 1) {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & (slots.count - 1)
    }
    slots[hole] = 0
  }

  /// What the slots hold that are not free.
  private var places: [Int32] { slots.indices.map { slots[$0] }.filter { $0 > 0 } }

  private mutating func grow() {
    let places = places
    slots.fill(0, count: slots.count * 2)
    for place in places { slots[slot(of: records[Int(place) - 1].id.number)] = place }
  }
}

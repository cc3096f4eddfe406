import WidgetModel

/// The observed state of one request.
public struct RequestRecord: Hashable, Sendable {
  /// The outcome of a request.
  public enum State: Hashable, Sendable {
    /// The subject waits for an answer.
    case underWay
    /// The code answered a request for a placeholder, a snapshot or an intent.
    case answered
    /// The subject put the answer into effect.
    case committed
    /// The subject gave it up.
    case failed(FailureReason)
    /// The subject stopped waiting.
    case cancelled
  }

  /// The request's number.
  public let id: RequestID
  /// The kind of request.
  public let kind: RequestKind
  /// The widget or placed widget for which it was made.
  public let subject: RequestSubject
  /// The time of the request.
  public let instant: Instant
  /// The phone's wall date then.
  public let wall: WallDate
  /// The outcome so far.
  public var state = State.underWay
  /// The number of answers.
  public var answers = 0
  /// The time of the first answer.
  public var firstAnswer: Instant?
  /// The content of the first answer.
  public var answer: AnswerKind?
  /// True if its placed widget was removed; later results are ignored.
  public var isAbandoned = false
  /// The peak memory of the process for the first answer, in bytes.
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
  /// Records an answer.
  ///
  /// - Returns: True if the request ends with it.
  fileprivate mutating func record(
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

/// The requests of a run: all under way, and the latest of those that ended.
///
/// A lookup hashes a number by one multiplication, without reference counting and allocation.
public struct RequestTable {
  /// The number of ended requests that are kept, so that second and late answers can be recognized.
  public static let memory = 1024

  private var records = StableArray<RequestRecord>()
  /// The indices of unused records.
  private var free: [Int32] = []
  /// For each hash, the index of a record plus 1, or 0 if there is none; linear probing.
  ///
  /// Its size is a power of 2 and at least twice the number of records.
  private var slots = StableArray<Int32>(capacity: 64)
  /// The numbers of the ended requests, a ring once it is full.
  private var ended: [Int32] = []
  private var oldest = 0

  /// True if the run had so many requests that ended ones were dropped.
  private(set) var hasForgotten = false

  /// The number of the last lookup, and the index of its record, or -1 if there is none.
  ///
  /// Dozens of checkers look up the one request that an event names.
  private let lookup: UnsafeMutablePointer<(number: Int32, place: Int32)>

  init() {
    slots.fill(0, count: 64)
    lookup = .allocate(capacity: 1)
    lookup.initialize(to: (0, -1))
  }

  /// Releases the memory.
  func deallocate() {
    records.deallocate()
    slots.deallocate()
    lookup.deallocate()
  }

  /// The record of a request, or `nil` if it is unknown or ended long ago.
  ///
  /// - Complexity: O(1) on average.
  public subscript(id: RequestID) -> RequestRecord? {
    @inline(__always) get { address(of: id)?.pointee }
  }

  /// Returns the address of a request's record, valid until the next request, or `nil` if it is
  /// unknown or ended long ago.
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
  /// - Complexity: O(requests that are kept); does not allocate if none is under way.
  public var underWay: [RequestRecord] {
    // An unused record is never under way.
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
    let isOver = records[Int(slots[slot]) - 1].record(answer, memory: memory, at: instant)
    if isOver { end(id.number) }
  }

  mutating func close(_ id: RequestID, as state: RequestRecord.State) {
    let slot = slot(of: id.number)
    guard slots[slot] > 0, records[Int(slots[slot]) - 1].state == .underWay else { return }
    records[Int(slots[slot]) - 1].state = state
    end(id.number)
  }

  /// Records that the answers to a placed widget's requests are no longer awaited.
  ///
  /// - Complexity: O(requests that are kept).
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

  /// Returns the slot of a number, or the free one where it would go.
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
    // A number that was requested again after its end may be under way; it is still dropped.
    records[Int(slots[hole]) - 1].state = .cancelled
    if lookup.pointee.number == number { lookup.pointee = (0, -1) }
    free.append(slots[hole] - 1)
    var next = (hole + 1) & (slots.count - 1)
    // Entries between the hole and `next` stay where a search from their home still finds them.
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

  /// The contents of the occupied slots.
  private var places: [Int32] { slots.indices.map { slots[$0] }.filter { $0 > 0 } }

  private mutating func grow() {
    let places = places
    slots.fill(0, count: slots.count * 2)
    for place in places { slots[slot(of: records[Int(place) - 1].id.number)] = place }
  }
}

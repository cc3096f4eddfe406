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

/// The requests of a run: all that are under way, and the latest of those that ended.
public struct RequestTable: Sendable {
  private var records: [Int32: RequestRecord] = [:]
  private var ended: [Int32] = []
  private var oldest = 0

  /// The ended requests that are remembered, so that second and late answers can be told.
  public static let memory = 1024

  /// Creates an empty table.
  public init() {}

  /// The record of a request, `nil` when it is unknown or long ended.
  public subscript(id: RequestID) -> RequestRecord? { records[id.number] }

  /// The records of the requests under way, by number.
  public var underWay: [RequestRecord] {
    records.values.filter { $0.state == .underWay }.sorted { $0.id < $1.id }
  }

  mutating func insert(_ record: RequestRecord) { records[record.id.number] = record }

  mutating func answer(
    _ id: RequestID,
    with answer: AnswerKind,
    memory: Int64,
    at instant: Instant
  ) {
    guard var record = records[id.number] else { return }
    record.answers += 1
    if record.firstAnswer == nil {
      record.firstAnswer = instant
      record.answer = answer
      record.memory = memory
    }
    let isOver = record.kind != .timeline && record.state == .underWay
    if isOver { record.state = .answered }
    records[id.number] = record
    if isOver { end(id.number) }
  }

  mutating func close(_ id: RequestID, as state: RequestRecord.State) {
    guard records[id.number]?.state == .underWay else { return }
    records[id.number]?.state = state
    end(id.number)
  }

  mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    ended.removeAll(keepingCapacity: true)
    oldest = 0
  }

  private mutating func end(_ number: Int32) {
    if ended.count < RequestTable.memory {
      ended.append(number)
      return
    }
    records[ended[oldest]] = nil
    ended[oldest] = number
    oldest = (oldest + 1) % RequestTable.memory
  }
}

/// Where generators get their decisions from, and where these are recorded.
///
/// A source is used for one case after the other and keeps its buffers. In *random* mode it draws
/// and records; in *replay* mode it gives prescribed values back, repaired where they do not fit;
/// in *recording* mode a writer states the choices of a value that exists already.
///
/// The recorded values alone define the case: replaying ``values`` gives the same case again,
/// whatever bias chose them at first.
public final class ChoiceSource {
  @usableFromInline
  enum Mode { case random, replay, recording, screening }

  @exclusivity(unchecked) @usableFromInline var mode = Mode.replay
  @exclusivity(unchecked) @usableFromInline var generator = Xoshiro256(seed: 0)
  @exclusivity(unchecked) @usableFromInline var recorded = FlatBuffer<Choice>(capacity: 256)
  @exclusivity(unchecked) @usableFromInline var recordedSpans = FlatBuffer<Span>(capacity: 64)
  @exclusivity(unchecked) @usableFromInline var open = FlatBuffer<OpenSpan>(capacity: 16)
  @exclusivity(unchecked) var script = Script()
  @exclusivity(unchecked) @usableFromInline var recent = RecentNumbers()

  /// Whether the case has done nothing but draw choices, so that there is nothing else to forget.
  @exclusivity(unchecked) @usableFromInline var isPlain = true

  @exclusivity(unchecked) @usableFromInline var caseSize = 100

  /// How large the case should be, from 0 to 100; generators may scale by it in random mode.
  @inlinable
  public internal(set) var size: Int {
    get { caseSize }
    set { caseSize = newValue }
  }

  @exclusivity(unchecked) @usableFromInline var wasRejected = false

  /// Whether the case was discarded, by ``reject()`` or because it drew too many choices.
  @inlinable
  public internal(set) var isRejected: Bool {
    get { wasRejected }
    set { wasRejected = newValue }
  }

  /// The number of choices after which a case is rejected and every draw is 0.
  public let choiceLimit: Int

  /// How many draws of this case were thrown away: by filters, and as duplicates of what was drawn.
  ///
  /// Many of them mean that a generator is slow, or that its values are not what it is thought to
  /// draw.
  @exclusivity(unchecked) public internal(set) var retries = 0

  /// Whether a replay gave choices up and went on without them, where others might have done: then
  /// counting choices up does not find all cases.
  @exclusivity(unchecked) var hasGaps = false

  // What few cases need stands last, so that the rest stays close together in memory.
  @exclusivity(unchecked) var recentFloats = RecentNumbers()
  @exclusivity(unchecked) var allowance = Allowance()
  @exclusivity(unchecked) var screening = ScreeningRow(0)
  @exclusivity(unchecked) var notes = CaseNotes()
  @exclusivity(unchecked) var reached = FlatBuffer<ReachedState>(capacity: 64)
  @exclusivity(unchecked) var steps = StepProgress()

  /// Creates a source that replays the simplest case until told otherwise.
  public init(choiceLimit: Int = 1 << 16) {
    precondition(
      (1...1 << 30).contains(choiceLimit),
      "a limit of \(choiceLimit) choices is unusable"
    )
    self.choiceLimit = choiceLimit
  }

  /// The choices of this case, in the order they were made.
  public var choices: [Choice] { recorded.elements }

  /// The values of the choices, which are enough to replay the case.
  public var values: [UInt64] {
    var values: [UInt64] = []
    values.reserveCapacity(recorded.count)
    for position in 0..<recorded.count { values.append(recorded[position].value) }
    return values
  }

  /// The number of choices made in this case.
  public var count: Int { recorded.count }

  /// The closed spans of this case, outer ones before those inside them.
  public var spans: [Span] { recordedSpans.elements }

  /// Whether values are chosen here and now rather than prescribed.
  public var isRandom: Bool { mode == .random || mode == .screening }

  /// Discards the case; what is drawn afterwards does not count.
  public func reject() { isRejected = true }

  @inlinable
  @inline(__always)
  func begin(_ mode: Mode) {
    self.mode = mode
    recorded.truncate(to: 0)
    recordedSpans.truncate(to: 0)
    open.truncate(to: 0)
    wasRejected = false
    recent.clear()
    if !isPlain { forget() }
  }

  @usableFromInline
  @inline(never)
  func forget() {
    isPlain = true
    retries = 0
    hasGaps = false
    recentFloats.clear()
    notes.clear()
    reached.truncate(to: 0)
  }

  /// Appends a choice, or rejects the case when it has become too long.
  @inlinable
  @inline(__always)
  func append(_ value: UInt64, bound: UInt64, fold: SimplestFirstOrder = .oneSided) -> UInt64 {
    guard recorded.count < choiceLimit else { return overflow() }
    recorded.append(Choice(unchecked: value, bound: bound, fold: fold))
    return value
  }

  @usableFromInline
  @inline(never)
  func overflow() -> UInt64 {
    isRejected = true
    return 0
  }
}

/// The source of a generator's decisions, which also records them.
///
/// One source serves one case after the other and keeps its buffers. In *random* mode it draws and
/// records; in *replay* mode it returns prescribed values, repaired if they do not fit; in
/// *recording* mode a writer records the choices of an existing value.
///
/// The recorded values alone define the case: replaying ``values`` reproduces it, regardless of the
/// bias that chose them.
public final class ChoiceSource {
  @usableFromInline
  enum Mode { case random, replay, recording, screening }

  // One thread at a time uses a source, without overlap, so dynamic exclusivity checks would
  // only slow down every draw.
  @exclusivity(unchecked) @usableFromInline var mode = Mode.replay
  @exclusivity(unchecked) @usableFromInline var generator = Xoshiro256(seed: 0)
  @exclusivity(unchecked) @usableFromInline var recorded = FlatBuffer<Choice>(capacity: 256)
  @exclusivity(unchecked) @usableFromInline var recordedSpans = FlatBuffer<Span>(capacity: 64)
  @exclusivity(unchecked) @usableFromInline var open = FlatBuffer<OpenSpan>(capacity: 16)
  @exclusivity(unchecked) var script = Script()
  @exclusivity(unchecked) @usableFromInline var recent = RecentNumbers()

  /// True if the case has only drawn choices, so that ``forget()`` has nothing to clear.
  @exclusivity(unchecked) @usableFromInline var isPlain = true

  @exclusivity(unchecked) @usableFromInline var caseSize = 100

  /// The intended size of the case, from 0 to 100; generators may scale by it in random mode.
  @inlinable
  public internal(set) var size: Int {
    get { caseSize }
    set { caseSize = newValue }
  }

  @exclusivity(unchecked) @usableFromInline var wasRejected = false

  /// True if the case was discarded, by ``reject()`` or because it drew too many choices.
  @inlinable
  public internal(set) var isRejected: Bool {
    get { wasRejected }
    set { wasRejected = newValue }
  }

  /// The number of choices after which a case is rejected and every draw is 0.
  public let choiceLimit: Int

  /// The number of discarded draws in this case: filtered values and duplicates.
  ///
  /// Many of them mean that a generator is slow, or that its distribution is not the intended one.
  @exclusivity(unchecked) public internal(set) var retries = 0

  /// True if a replay gave up choices, so that counting choices up does not find all cases.
  @exclusivity(unchecked) var hasGaps = false

  // Rarely used state comes last, so that the hot fields stay close together in memory.
  @exclusivity(unchecked) var recentFloats = RecentNumbers()
  @exclusivity(unchecked) var allowance = Allowance()
  @exclusivity(unchecked) var screening = ScreeningRow(0)
  @exclusivity(unchecked) var notes = CaseNotes()
  @exclusivity(unchecked) var reached = FlatBuffer<ReachedState>(capacity: 64)
  @exclusivity(unchecked) var steps = StepProgress()

  /// Creates a source that replays the simplest case until another case begins.
  public init(choiceLimit: Int = 1 << 16) {
    precondition(
      (1...1 << 30).contains(choiceLimit),
      "a limit of \(choiceLimit) choices is unusable"
    )
    self.choiceLimit = choiceLimit
  }

  /// The choices of this case, in order.
  public var choices: [Choice] { recorded.elements }

  /// The values of the choices, which suffice to replay the case.
  public var values: [UInt64] {
    var values: [UInt64] = []
    values.reserveCapacity(recorded.count)
    for position in 0..<recorded.count { values.append(recorded[position].value) }
    return values
  }

  /// The number of choices made so far in this case.
  public var count: Int { recorded.count }

  /// The closed spans of this case, outer spans before inner ones.
  public var spans: [Span] { recordedSpans.elements }

  /// True if values are chosen now instead of prescribed.
  public var isRandom: Bool { mode == .random || mode == .screening }

  /// Discards the case; later draws do not count.
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

  /// Appends a choice, or rejects the case if it has become too long.
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

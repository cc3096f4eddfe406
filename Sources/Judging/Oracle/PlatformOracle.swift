import WidgetModel

/// Predicts what is due at each instant of a run from its history alone, and compares it with what
/// happens.
///
/// It is a second model of the platform, written from the facts and from the article on the
/// reference's semantics, and shares no code with the reference. It follows a run up to the first
/// step that differs, because after that the subject has a different history.
///
/// ```swift
/// var oracle = PlatformOracle(setup)
/// for (index, event) in trace.events.enumerated() { oracle.observe(event, at: index, in: trace) }
/// oracle.finish(at: trace.end, in: trace)
/// print(oracle.differences)
/// ```
public struct PlatformOracle {
  /// The differences in the order in which they were found; all from one step.
  public private(set) var differences: [OracleDifference] = []

  /// The number of steps in which effects of an input were due and all happened.
  public private(set) var answeredInputs = 0

  /// The number of steps in which effects of time alone were due and all happened.
  public private(set) var answeredInstants = 0

  /// The number of inputs after which nothing was due and nothing happened.
  public private(set) var silentInputs = 0

  private var history: PlatformHistory
  private let relaxations: OracleRelaxations

  private let observations: EventKinds

  // The current step: one input with its effects, or the effects of one instant without an input.
  private var now = Instant.start
  private var isInput = false
  private var due: [Effect] = []
  private var came: [Effect] = []
  private var lastEvent: Int?

  /// The effects due at earlier instants that did not happen.
  private var overdue: [StepComparison.Due] = []

  /// Creates an oracle for a run; effects of kinds outside `observations` are never due.
  public init(
    _ setup: Setup,
    relaxations: OracleRelaxations = [],
    observations: EventKinds = .all
  ) {
    history = PlatformHistory(setup)
    self.relaxations = relaxations
    self.observations = observations
  }

  /// True if the subject has done everything due so far.
  public var isFollowing: Bool { differences.isEmpty }

  /// The first instant at which something is due if nothing happens; possibly too early, never too
  /// late.
  public var nextInstant: Instant { history.nextInstant }

  /// Handles an event at its index in the trace.
  public mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    in trace: borrowing Trace
  ) {
    guard isFollowing else { return }
    switch event.body {
    case .input(let input):
      guard input.isTold else { return }
      close(in: trace)
      guard isFollowing else { return }
      open(at: event.instant, in: trace)
      isInput = true
      history.handle(input, at: now, &due, in: trace)
      history.appendDueEffects(at: now, &due, in: trace)
    case .effect(let effect):
      if event.instant > now {
        close(in: trace)
        guard isFollowing else { return }
        open(at: event.instant, in: trace)
      }
      came.append(effect)
    }
    lastEvent = index
  }

  /// Handles the end of the run; effects due then are still compared.
  public mutating func finish(at end: Instant, in trace: borrowing Trace) {
    guard isFollowing else { return }
    close(in: trace)
    guard isFollowing else { return }
    open(at: end, in: trace)
    close(in: trace)
  }

  /// Opens a step, after collecting what time alone made due before it.
  private mutating func open(at instant: Instant, in trace: borrowing Trace) {
    var next = history.nextInstant
    while next < instant {
      history.appendDueEffects(at: next, &due, in: trace)
      leaveOutUnclaimed()
      if !due.isEmpty {
        overdue.append(contentsOf: due.map { StepComparison.Due(effect: $0, since: next) })
        due.removeAll(keepingCapacity: true)
      }
      next = history.nextInstant
    }
    (now, isInput) = (instant, false)
    history.appendDueEffects(at: instant, &due, in: trace)
  }

  /// Closes a step by comparing what was due with what happened.
  private mutating func close(in trace: borrowing Trace) {
    leaveOutUnclaimed()
    if overdue.isEmpty, isAsDue() {
      if !due.isEmpty {
        if isInput { answeredInputs += 1 } else { answeredInstants += 1 }
      } else if isInput {
        silentInputs += 1
      }
    } else {
      compare(in: trace)
    }
    isInput = false
    // Most steps have neither, and clearing an empty array still costs.
    if !due.isEmpty { due.removeAll(keepingCapacity: true) }
    if !came.isEmpty { came.removeAll(keepingCapacity: true) }
    if !overdue.isEmpty { overdue.removeAll(keepingCapacity: true) }
  }

  /// Removes the due effects that the subject does not report.
  private mutating func leaveOutUnclaimed() {
    guard !due.isEmpty, observations != .all else { return }
    due.removeAll { !observations.contains($0.kind) }
  }

  /// Returns true if the effects are exactly those that were due, which is the usual case.
  private mutating func isAsDue() -> Bool {
    guard due.count == came.count else { return false }
    for index in due.indices {
      guard case .requested(let id, let kind, let subject) = came[index] else {
        let named = came[index].renamed { oracleID(of: $0) }
        if due[index] != named { return false }
        continue
      }
      guard case .requested(let number, kind, subject) = due[index] else { return false }
      history.requests.call(Int(number.number), id)
    }
    return true
  }

  private func oracleID(of id: RequestID) -> RequestID {
    // A number that no request has, because none was due.
    history.requests.number(of: id).map { RequestID($0) } ?? RequestID(-1)
  }

  private mutating func compare(in trace: borrowing Trace) {
    var all = overdue
    all.append(contentsOf: due.map { StepComparison.Due(effect: $0, since: now) })
    nameRequests(all)
    let first = (lastEvent ?? -1) - came.count + 1
    let named = came.enumerated().map { place, effect in
      StepComparison.Came(effect: effect.renamed { oracleID(of: $0) }, event: first + place)
    }
    var comparison = StepComparison(
      due: all.filter { relaxations.compares($0.effect) },
      came: named.filter { relaxations.compares($0.effect) },
      at: now,
      isOrdered: !relaxations.contains(.order),
      isByTime: !isInput
    )
    let words = EffectWords(copy trace, firstCame: first, came: came)
    for pair in comparison.takePairs() { add(.different, pair.due, pair.came, words) }
    for due in comparison.missing { add(.missing, due, nil, words) }
    let soon = comparison.unfounded.isEmpty ? [] : whatIsDueNext(in: trace)
    for came in comparison.unfounded {
      let due = soon.first { $0.effect == came.effect }
      add(due == nil ? .unfounded : .early, due, came, words)
    }
    for pair in comparison.late { add(.late, pair.due, pair.came, words) }
    for pair in comparison.disordered { add(.disordered, pair.due, pair.came, words) }
  }

  /// Gives each actual request the number of the first due one that equals it.
  private mutating func nameRequests(_ all: [StepComparison.Due]) {
    var open = all.map(\.effect)
    for effect in came {
      guard case .requested(let id, let kind, let subject) = effect else { continue }
      let match = open.firstIndex {
        if case .requested(_, kind, subject) = $0 { true } else { false }
      }
      guard let match, case .requested(let number, _, _) = open.remove(at: match) else { continue }
      history.requests.call(Int(number.number), id)
    }
  }

  /// Returns the effects due at the next instant that has any, if nothing happens before.
  private func whatIsDueNext(in trace: borrowing Trace) -> [StepComparison.Due] {
    var ahead = history
    var soon: [Effect] = []
    // A question may have the same answer as before, so there may be nothing due yet. The limit
    // ends a search for an answer that never changes.
    for _ in 0..<100 where soon.isEmpty {
      let next = ahead.nextInstant
      guard next < .never else { break }
      ahead.appendDueEffects(at: next, &soon, in: trace)
      soon.removeAll { !observations.contains($0.kind) }
      if !soon.isEmpty { return soon.map { StepComparison.Due(effect: $0, since: next) } }
    }
    return []
  }

  private mutating func add(
    _ kind: OracleDifference.Kind,
    _ due: StepComparison.Due?,
    _ came: StepComparison.Came?,
    _ words: EffectWords
  ) {
    let effect = came?.effect ?? due?.effect
    // The words omit some fields: if the words are equal, the differing fields are added.
    let differing = words.fields(of: due?.effect, and: came?.effect)
    let wasDue = due.map { $0.since == now ? "" : " at \($0.since - .start)" } ?? ""
    differences.append(
      OracleDifference(
        kind: kind,
        instant: now,
        event: came?.event ?? lastEvent,
        placement: effect.flatMap { words.placement(of: $0, history.requests) },
        due: due.map { words.text(ofDue: $0.effect) + differing.due + wasDue } ?? "nothing",
        came: came.map { words.text(ofCame: $0.event) + differing.came } ?? "nothing"
      )
    )
  }
}

extension Input {
  /// True if subjects receive the input; exchanges of the harness with a widget's code are its own.
  fileprivate var isTold: Bool {
    switch self {
    case .asked, .did: false
    case .answered(let id, _, _): id.number >= -1
    default: true
    }
  }
}

import WidgetModel

/// Says what is due at each instant of a run, from what happened before alone, and compares it with what came.
///
/// It is a second model of the platform, written from the facts and from the article on the reference's
/// semantics, and shares no code with the reference. It follows a run until the first step that differs:
/// from there on the history of the subject is another one.
///
/// ```swift
/// var oracle = PlatformOracle(setup)
/// for (index, event) in trace.events.enumerated() { oracle.observe(event, at: index, in: trace) }
/// oracle.finish(at: trace.end, in: trace)
/// print(oracle.differences)
/// ```
public struct PlatformOracle {
  /// What differed, in the order in which it was found; all of one step.
  public private(set) var differences: [OracleDifference] = []

  /// The steps in which something was due because of an input, and all of it came.
  public private(set) var answeredInputs = 0

  /// The steps in which something was due by time alone, and all of it came.
  public private(set) var answeredInstants = 0

  /// The inputs after which nothing was due, and nothing came.
  public private(set) var silentInputs = 0

  private var history: PlatformHistory
  private let relaxations: OracleRelaxations

  /// The kinds of effects that are compared.
  private let observations: EventKinds

  // The step that goes on: one input with its effects, or the effects of one instant without an input.
  private var now = Instant.start
  private var isInput = false
  private var due: [Effect] = []
  private var came: [Effect] = []
  private var lastEvent: Int?

  /// What was due at earlier instants and did not come.
  private var overdue: [StepComparison.Due] = []

  /// Creates an oracle for a run.
  ///
  /// - Parameters:
  ///   - setup: What the run begins with.
  ///   - relaxations: What the subject may do otherwise than the reference.
  ///   - observations: The kinds of effects that the subject reports; no other is due from it.
  public init(
    _ setup: Setup,
    relaxations: OracleRelaxations = [],
    observations: EventKinds = .all
  ) {
    history = PlatformHistory(setup)
    self.relaxations = relaxations
    self.observations = observations
  }

  /// Whether the subject has done what was due until now.
  public var isFollowing: Bool { differences.isEmpty }

  /// The first instant at which something is due if nothing happens, never a later one than that.
  public var nextInstant: Instant { history.nextInstant }

  /// Sees an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - index: Its place in the trace.
  ///   - trace: The tables that the event points into.
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
      history.take(input, at: now, &due, in: trace)
      history.settle(at: now, &due, in: trace)
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

  /// Sees the end of the run.
  ///
  /// - Parameters:
  ///   - end: When it ended; what is due then is still compared.
  ///   - trace: The tables that the events pointed into.
  public mutating func finish(at end: Instant, in trace: borrowing Trace) {
    guard isFollowing else { return }
    close(in: trace)
    guard isFollowing else { return }
    open(at: end, in: trace)
    close(in: trace)
  }

  /// Begins a step: what time alone brings about until its instant is due.
  private mutating func open(at instant: Instant, in trace: borrowing Trace) {
    var next = history.nextInstant
    while next < instant {
      history.settle(at: next, &due, in: trace)
      leaveOutUnclaimed()
      if !due.isEmpty {
        overdue.append(contentsOf: due.map { StepComparison.Due(effect: $0, since: next) })
        due.removeAll(keepingCapacity: true)
      }
      next = history.nextInstant
    }
    (now, isInput) = (instant, false)
    history.settle(at: instant, &due, in: trace)
  }

  /// Ends a step: what was due is compared with what came.
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
    // Most steps have nothing of either.
    if !due.isEmpty { due.removeAll(keepingCapacity: true) }
    if !came.isEmpty { came.removeAll(keepingCapacity: true) }
    if !overdue.isEmpty { overdue.removeAll(keepingCapacity: true) }
  }

  /// Takes out of what is due what the subject does not report.
  private mutating func leaveOutUnclaimed() {
    guard !due.isEmpty, observations != .all else { return }
    due.removeAll { !observations.contains($0.kind) }
  }

  /// Whether what came is what was due, effect for effect, as it nearly always is.
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
    // A number that no request has: nobody asked for it.
    history.requests.number(of: id).map { RequestID($0) } ?? RequestID(-1)
  }

  /// Compares the step at length.
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

  /// Gives the requests that came their numbers, each that of the first that was due and like it.
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

  /// What is due at the next instant at which anything is, if nothing happens before.
  private func whatIsDueNext(in trace: borrowing Trace) -> [StepComparison.Due] {
    var ahead = history
    var soon: [Effect] = []
    // A question may have the same answer as before; one that never changes is not asked for ever.
    for _ in 0..<100 where soon.isEmpty {
      let next = ahead.nextInstant
      guard next < .never else { break }
      ahead.settle(at: next, &soon, in: trace)
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
    // Words leave some fields out: where they are the same, those that differ are told.
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
  /// Whether a subject is told of the input: what the harness has with a widget's code is its own.
  fileprivate var isTold: Bool {
    switch self {
    case .asked, .did: false
    case .answered(let id, _, _): id.number >= -1
    default: true
    }
  }
}

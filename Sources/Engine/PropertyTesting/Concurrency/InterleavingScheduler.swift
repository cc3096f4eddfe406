/// Runs operations step by step, as their preemptions say.
///
/// Whenever nobody has the turn, it goes to the operation that waits longest among those for which
/// enough others have begun; else the next one begins, if a lane is free; else the turn goes to
/// whoever waits longest.
struct InterleavingScheduler<Machine: ConcurrentMachine> {
  private let machine: Machine
  private var shared: Machine.Shared
  private var left: ArraySlice<ScheduledOperation<Machine.Operation>>

  /// The operations under way, in the order in which they lost their turn.
  private var waiting: [Activity] = []

  private var begun = 0
  private var steps = 0

  private(set) var history: History<Machine.Operation, Machine.Response>

  init(_ machine: Machine, _ operations: [ScheduledOperation<Machine.Operation>]) {
    self.machine = machine
    shared = machine.makeShared()
    left = operations[...]
    history = History(lanes: machine.lanes)
  }

  /// Runs all operations to their end.
  ///
  /// - Returns: Why they could not end, if so.
  mutating func run() -> ConcurrentFailure? {
    while let activity = nextActivity() {
      if let failure = run(activity) { return failure }
    }
    return waiting.isEmpty ? nil : .deadlock
  }

  /// The operation that has the turn, `nil` when none can go on.
  private mutating func nextActivity() -> Activity? {
    let due = waiting.firstIndex { !$0.isBlocked && begun >= $0.resumesAt }
    if let due { return waiting.remove(at: due) }
    if waiting.count < machine.lanes, let next = left.popFirst() {
      begun += 1
      let lane = (0..<machine.lanes).first { !history.isPending($0) } ?? 0
      history.invoke(next.operation, on: lane)
      return Activity(
        state: machine.begin(next.operation),
        lane: lane,
        preemptions: next.preemptions[...]
      )
    }
    return waiting.firstIndex { !$0.isBlocked }.map { waiting.remove(at: $0) }
  }

  /// Runs an operation until it ends or loses its turn.
  private mutating func run(_ running: Activity) -> ConcurrentFailure? {
    var activity = running
    while !activity.isPreempted(begun) {
      guard steps < ConcurrentFailure.stepLimit else { return .endless }
      steps += 1
      switch machine.advance(&activity.state, in: &shared) {
      case .running:
        activity.slice += 1
        unblock()
      case .blocked:
        activity.isBlocked = true
        waiting.append(activity)
        return nil
      case .finished(let response):
        history.respond(response, on: activity.lane)
        unblock()
        return nil
      }
    }
    waiting.append(activity)
    return nil
  }

  /// Lets whoever was blocked try again, since something has been done.
  private mutating func unblock() {
    for index in waiting.indices { waiting[index].isBlocked = false }
  }

  /// An operation under way.
  private struct Activity {
    var state: Machine.Activity
    let lane: Int
    var preemptions: ArraySlice<Preemption>

    /// How many steps it has made since its begin or its last preemption.
    var slice = 0

    /// How many operations must have begun before it goes on.
    var resumesAt = 0

    var isBlocked = false

    /// Whether it loses its turn now; if so, that preemption is over.
    mutating func isPreempted(_ begun: Int) -> Bool {
      guard let next = preemptions.first, slice >= next.steps else { return false }
      preemptions.removeFirst()
      slice = 0
      resumesAt = begun + next.begins
      return true
    }
  }
}

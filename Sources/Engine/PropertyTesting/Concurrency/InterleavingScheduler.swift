/// Runs operations step by step, according to their preemptions.
///
/// If no operation is running, the scheduler resumes the longest-waiting one whose preemption is
/// over. If there is none, it begins the next operation, provided that a lane is free; otherwise it
/// resumes the longest-waiting operation.
struct InterleavingScheduler<Machine: ConcurrentMachine> {
  private let machine: Machine
  private var shared: Machine.Shared
  private var left: ArraySlice<ScheduledOperation<Machine.Operation>>

  /// The preempted and blocked operations, in the order in which they stopped running.
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

  mutating func run() -> ConcurrentFailure? {
    while let activity = nextActivity() {
      if let failure = run(activity) { return failure }
    }
    return waiting.isEmpty ? nil : .deadlock
  }

  private mutating func nextActivity() -> Activity? {
    let due = waiting.firstIndex { !$0.isBlocked && begun >= $0.resumesAt }
    if let due { return waiting.remove(at: due) }
    if waiting.count < machine.lanes, let next = left.popFirst() {
      begun += 1
      // The first free lane, so that lanes cannot be exchanged for one another.
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

  private mutating func run(_ running: Activity) -> ConcurrentFailure? {
    var activity = running
    while !activity.isPreempted(begun) {
      // A machine may spin forever, so the number of steps is limited.
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

  /// Lets blocked operations try again, because the shared state may have changed.
  private mutating func unblock() {
    for index in waiting.indices { waiting[index].isBlocked = false }
  }

  private struct Activity {
    var state: Machine.Activity
    let lane: Int
    var preemptions: ArraySlice<Preemption>

    /// The number of steps since its begin or its last preemption.
    var slice = 0

    /// The number of operations that must have begun before it resumes.
    var resumesAt = 0

    var isBlocked = false

    /// Returns whether the operation is preempted now, and if so consumes that preemption.
    mutating func isPreempted(_ begun: Int) -> Bool {
      guard let next = preemptions.first, slice >= next.steps else { return false }
      preemptions.removeFirst()
      slice = 0
      resumesAt = begun + next.begins
      return true
    }
  }
}

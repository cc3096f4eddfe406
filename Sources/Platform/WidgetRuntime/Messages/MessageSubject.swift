import WidgetModel

/// A subject on the other end of a channel, such as pipes, a socket or a ``SubjectServer``.
///
/// Replies are checked against the announcements: an unreported effect, an unknown placement,
/// request, timeline or entry, and a wake-up in the past are errors.
public struct MessageSubject<Channel: MessageChannel>: Subject {
  private let channel: Channel
  private var known = KnownNames()
  private var takesBatches = false

  /// The announced inputs after the next one.
  private var foresight: Lookahead?

  /// The inputs of the whole run, until the subject deviates from the prediction.
  private var run: RunLookahead?

  /// The timeline that the next input brings.
  private var brought: (id: TimelineID, timeline: Timeline)?

  /// The subject's steps in the last batch.
  private var steps: [Step] = []

  /// The index of the first of ``steps`` that the simulation has not reached.
  private var nextStep = 0

  private struct Step {
    var input: Input
    var done: SubjectStep
  }

  /// The instant at which the subject asked to be woken.
  public private(set) var nextWake = Instant.never

  /// Creates a subject on the other end of a channel.
  public init(_ channel: Channel) { self.channel = channel }

  /// Sends the setup and waits for the greeting.
  public mutating func begin(_ setup: Setup) throws -> Hello {
    nextWake = .never
    foresight = nil
    run = nil
    brought = nil
    (steps, nextStep) = ([], 0)
    try channel.send(.begin(setup))
    let (reply, line) = try hear("hello")
    guard case .hello(let hello) = reply else {
      throw MessageError("expected a hello from the subject", message: MessageSubject.text(line))
    }
    known.begin(setup, observations: hello.observations)
    takesBatches = hello.takesBatches
    return hello
  }

  /// Sends a view.
  public mutating func define(_ view: ViewTree, as id: ViewID) throws {
    try channel.send(.view(id, view))
  }

  /// Keeps a timeline for the answer that brings it.
  public mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    // A batch in progress has already brought its timelines.
    if hasArrived { brought = (id, timeline) }
  }

  /// True if a batch can be sent with the next input.
  public var looksAhead: Bool { takesBatches && hasArrived }

  /// True if the simulation has consumed all of the subject's steps.
  private var hasArrived: Bool { nextStep == steps.count }

  /// Keeps the inputs for the batch that begins with the next one.
  public mutating func foresee(_ foresight: Lookahead) { self.foresight = foresight }

  /// Keeps the inputs of the run for its batches, as long as the subject does as expected.
  public mutating func foresee(run: Lookahead) { self.run = RunLookahead(run) }

  /// Sends an input with those announced after it and waits, unless the subject worked ahead.
  public mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    if hasArrived { (steps, nextStep) = (try work(input, at: now), 0) }
    guard nextStep < steps.count else { return }
    let step = steps[nextStep]
    nextStep += 1
    guard step.input == input, step.done.instant == now else {
      throw MessageError(
        "\(input) comes at \(now), but the subject received \(step.input) at "
          + "\(step.done.instant); this is a bug in the harness"
      )
    }
    effects.append(contentsOf: step.done.effects)
    nextWake = step.done.nextWake
  }

  private mutating func work(_ input: Input, at now: Instant) throws -> [Step] {
    defer { (foresight, brought) = (nil, nil) }
    if let batch = run?.batch(beginning: input, at: now) {
      let (steps, course) = try steps(through: batch)
      run?.advance(through: course, beginning: input)
      // After a surprise the prediction for the run no longer applies.
      if course.surprise != nil { run = nil }
      return steps
    }
    run = nil
    if let foresight {
      let first = Lookahead.Coming(input, at: now, bringing: brought?.timeline)
      let batch = Lookahead([first] + foresight.coming, until: foresight.end)
      return try steps(through: batch).steps
    }
    if let brought {
      known.record(brought.timeline)
      try channel.send(.timeline(brought.id, brought.timeline))
    }
    try channel.send(.input(input, at: now))
    let (reply, line) = try hear("effects")
    guard case .effects(let effects, let wake) = reply else {
      throw MessageError(
        "expected a list of effects from the subject",
        message: MessageSubject.text(line)
      )
    }
    let step = SubjectStep(at: now, effects: effects, nextWake: wake)
    try check(step, line)
    return [Step(input: input, done: step)]
  }

  /// Sends a batch and checks that the reply's steps follow the batch's order.
  private mutating func steps(
    through batch: Lookahead
  ) throws -> (steps: [Step], course: BatchCourse) {
    try channel.send(.batch(batch))
    let (reply, line) = try hear("steps")
    guard case .steps(let steps) = reply, !steps.isEmpty else {
      throw MessageError(
        "expected a list of steps from the subject, beginning with the first input of the batch",
        message: MessageSubject.text(line)
      )
    }
    var course = BatchCourse(batch)
    var taken: [Step] = []
    taken.reserveCapacity(steps.count)
    for step in steps {
      let next = course.next(taken.last?.done.nextWake ?? .never)
      if let problem = course.problem(of: step, where: next) {
        throw MessageError(
          "the subject's steps are invalid: \(problem)",
          message: MessageSubject.text(line)
        )
      }
      var input = Input.woke
      if case .input(let coming) = next {
        input = coming.input
        if let timeline = coming.timeline { known.record(timeline) }
      }
      try check(step, line)
      course.record(step.effects, at: step.instant)
      taken.append(Step(input: input, done: step))
    }
    return (taken, course)
  }

  /// Checks a step's names and its wake-up time.
  private mutating func check(_ step: SubjectStep, _ line: [UInt8]) throws {
    if let problem = known.problem(of: step.effects) {
      throw MessageError(
        "the subject's effects are invalid: \(problem)",
        message: MessageSubject.text(line)
      )
    }
    guard step.nextWake >= step.instant else {
      throw MessageError(
        "the subject asks to be woken at \(step.nextWake), before the present instant \(step.instant); "
          + "omit wake if nothing is due",
        message: MessageSubject.text(line)
      )
    }
  }

  /// Sends the end of the run and waits for the confirmation.
  public mutating func end() throws {
    try channel.send(.end)
    let (reply, line) = try hear("ended")
    guard reply == .ended else {
      throw MessageError(
        "expected the subject to end the run",
        message: MessageSubject.text(line)
      )
    }
  }

  private func hear(_ expected: String) throws -> (SubjectReply, [UInt8]) {
    guard let line = try channel.receive() else {
      throw MessageError("the subject closed the connection without a reply; expected \(expected)")
    }
    let reply: SubjectReply
    do {
      reply = try SubjectReply(line: line)
    } catch {
      throw MessageError(
        "the subject's reply cannot be read: \(error)",
        message: MessageSubject.text(line)
      )
    }
    if case .failed(let reason) = reply {
      throw MessageError("the subject gave up: \(reason)")
    }
    return (reply, line)
  }

  /// Returns the beginning of a line as text; errors do not show more.
  private static func text(_ line: [UInt8]) -> String {
    String(decoding: line.prefix(1000), as: UTF8.self)
  }
}

extension MessageSubject where Channel == LineFunctions {
  /// Creates a subject; lines have no end, and `receive` returns `nil` when no more will come.
  public init(
    send: @escaping (String) throws -> Void,
    receive: @escaping () throws -> String?
  ) {
    self.init(LineFunctions(send: send, receive: receive))
  }
}

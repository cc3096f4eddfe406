/// The result of a message to a worker.
public enum WorkerReply: Hashable, Sendable {
  case answered([UInt8])

  /// The worker is gone; the next message needs a new one.
  case ended(WorkerEnd)
}

/// The end of a worker that did not answer.
public struct WorkerEnd: Hashable, Sendable {
  /// The reason of the end.
  public var report: CrashReport

  /// The number of the last mark.
  public var number: UInt64

  /// The worker's announcement of its last step.
  public var label: String

  /// The tail of its output.
  public var output: String

  /// The processor time that the code had used since the message was sent, up to the last check.
  public var used: Duration

  /// Creates the end of a worker.
  public init(
    report: CrashReport,
    number: UInt64 = 0,
    label: String = "",
    output: String = "",
    used: Duration = .zero
  ) {
    self.report = report
    self.number = number
    self.label = label
    self.output = output
    self.used = used
  }
}

/// A reason why a worker could not be started or continued.
public enum WorkerError: Error, Hashable {
  case unavailable(what: String, errorNumber: Int32)

  /// The process ended before it greeted.
  case neverGreeted(WorkerEnd)

  case foreignGreeting(String)

  case over

  /// This process was asked to stop; the worker was ended.
  case interrupted
}

extension WorkerError: CustomStringConvertible {
  /// One line that names the problem and a remedy.
  public var description: String {
    switch self {
    case .unavailable(let what, let number):
      "cannot start a worker: \(what) failed with error \(number); is the system out of processes, "
        + "descriptors or space for temporary files?"
    case .neverGreeted(let end) where end.report.kind == .exit:
      "the worker ended before it came to what it was started for; does something on the way to it, "
        + "such as a condition of a test, depend on the environment? workers do not get it; "
        + "it printed: \(end.output)"
    case .neverGreeted(let end):
      "the worker never began to work: \(end.report.summary); it printed: \(end.output)"
    case .foreignGreeting(let text):
      "the worker is another program or version: it greeted with “\(text)”; build everything again"
    case .over:
      "the worker has ended; start another one"
    case .interrupted:
      "the worker was ended because this process was asked to stop"
    }
  }
}

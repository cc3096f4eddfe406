/// The limits of time and size beyond which the parent ends a worker.
public struct WorkerLimits: Hashable, Sendable {
  /// The processor time that a worker may use between two marks before it counts as hung.
  public var cpu: Duration

  /// The time that a worker may wait, neither running nor ready to run, before it counts as
  /// blocked.
  public var silence: Duration

  /// The factor by which all processor time and idle time of a message may exceed ``cpu``, however
  /// many marks the worker sets.
  public var marksFactor = 4

  /// The processor time until the worker greets, which includes loading its libraries.
  public var start: Duration

  /// The largest reply in bytes.
  public var reply: Int

  /// The number of bytes kept of the worker's output.
  public var output: Int

  /// Creates limits.
  public init(
    cpu: Duration = .seconds(10),
    silence: Duration = .seconds(5),
    start: Duration = .seconds(30),
    reply: Int = 256 << 20,
    output: Int = 64 << 10
  ) {
    self.cpu = cpu
    self.silence = silence
    self.start = start
    self.reply = reply
    self.output = output
  }

  func total(cpu: Duration) -> Duration { cpu * marksFactor }
}

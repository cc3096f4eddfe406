/// How long and how much a worker may take before its parent ends it.
public struct WorkerLimits: Hashable, Sendable {
  /// The processor time that the worker's thread may use between two marks before it counts as hung.
  public var cpu: Duration

  /// How long the worker may wait, neither running nor ready to run, before it counts as blocked.
  public var silence: Duration

  /// The processor time until the worker greets, which includes loading its libraries.
  public var start: Duration

  /// The largest reply in bytes.
  public var reply: Int

  /// How many of the last bytes that the worker prints are kept.
  public var output: Int

  /// Creates limits.
  public init(
    cpu: Duration = .seconds(10),
    silence: Duration = .seconds(30),
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
}

/// Something that happens to the phone, once or again and again.
public struct Stimulus: Archivable {
  /// What happens; `nil` is what is left of a stimulus that was shrunk away.
  public var input: Input?

  /// When it happens for the first time.
  public var at: Instant = .start

  /// The time from one repetition to the next.
  public var every: Interval = .zero

  /// How often it happens, at least once.
  public var times = 1

  /// Creates a stimulus that does nothing.
  public init() {}

  /// Creates a stimulus.
  public init(_ input: Input?, at: Instant, every: Interval = .zero, times: Int = 1) {
    self.input = input
    self.at = at
    self.every = every
    self.times = times
  }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try input.visitStimulus(&archive)
    try archive.instant("at", &at)
    try archive.integer("times", &times, in: 1...1_000_000, default: 1)
    if times > 1 {
      try archive.interval("every", &every, in: .zero...Scenario.longest, default: .zero)
    }
  }

  /// The instant of a repetition, counted from 0.
  public func instant(of repetition: Int) -> Instant { at + every * Int64(repetition) }
}

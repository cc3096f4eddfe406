/// Something that happens to the phone, once or repeatedly.
public struct Stimulus: Archivable {
  /// The input; `nil` remains where the shrinker removed a stimulus.
  public var input: Input?

  /// The time of the first occurrence.
  public var at: Instant = .start

  /// The time from one repetition to the next.
  public var every: Interval = .zero

  /// The number of occurrences, at least one.
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

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try input.visitStimulus(&archive)
    try archive.instant("at", &at)
    try archive.integer("times", &times, in: 1...1_000_000, default: 1)
    if times > 1 {
      try archive.interval("every", &every, in: .zero...Scenario.longest, default: .zero)
    }
  }

  /// Returns the instant of a repetition, counted from 0.
  public func instant(of repetition: Int) -> Instant { at + every * Int64(repetition) }
}

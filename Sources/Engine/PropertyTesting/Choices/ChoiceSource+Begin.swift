extension ChoiceSource {
  /// Begins a case whose choices are drawn at random.
  ///
  /// - Parameters:
  ///   - generator: The case's own stream.
  ///   - size: How large numbers and lists should become, from 0 to 100.
  public func beginRandom(_ generator: Xoshiro256, size: Int = 100) {
    beginCase(generator, size: min(max(size, 0), 100))
  }

  /// Begins a random case of a size from 0 to 100, for the module's own loop.
  @inlinable
  @inline(__always)
  func beginCase(_ generator: Xoshiro256, size: Int) {
    begin(.random)
    self.generator = generator
    caseSize = size
  }

  /// Begins a case in which each decision takes the level of a row, or is random where that is open.
  func beginScreening(_ row: ScreeningRow, _ generator: Xoshiro256) {
    beginCase(generator, size: 100)
    mode = .screening
    screening = row
  }

  /// Begins a case that follows prescribed values, with repair.
  ///
  /// A value over its bound is lowered to the bound; when the values run out, every draw gives 0.
  public func beginReplay(_ values: [UInt64]) {
    begin(.replay)
    size = 100
    script.prescribe(values)
  }

  /// Begins the simplest case: every draw gives 0.
  public func beginSimplest() { beginReplay([]) }

  /// Begins a case that states the choices of a value that exists already.
  ///
  /// Use ``record(_:bound:)``, ``recordList(_:count:min:max:element:)`` and spans; draws give 0.
  public func beginRecording() {
    begin(.recording)
    size = 100
  }

  /// Begins a replay that follows spans as well as values.
  package func beginReplay(_ values: [UInt64], in spans: [Span]) {
    beginReplay(Candidate(values: values, spans: spans))
  }

  /// Begins a replay that follows the spans of a candidate as well as its values.
  ///
  /// With a generator, draws beyond what the candidate prescribes are random instead of 0.
  func beginReplay(_ candidate: Candidate, then generator: Xoshiro256? = nil) {
    beginReplay(candidate.values)
    script.spans.append(contentsOf: candidate.spans)
    guard let generator else { return }
    self.generator = generator
    script.isFollowedByRandom = true
  }
}

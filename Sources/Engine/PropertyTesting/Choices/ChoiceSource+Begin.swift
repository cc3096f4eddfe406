extension ChoiceSource {
  /// Begins a case whose choices are drawn at random; `size`, from 0 to 100, scales them.
  public func beginRandom(_ generator: Xoshiro256, size: Int = 100) {
    beginCase(generator, size: min(max(size, 0), 100))
  }

  @inlinable
  @inline(__always)
  func beginCase(_ generator: Xoshiro256, size: Int) {
    begin(.random)
    self.generator = generator
    caseSize = size
  }

  /// Begins a case in which each decision takes its level from a row, or is random if the row
  /// leaves it open.
  func beginScreening(_ row: ScreeningRow, _ generator: Xoshiro256) {
    beginCase(generator, size: 100)
    mode = .screening
    screening = row
  }

  /// Begins a case that follows prescribed values, with repair.
  ///
  /// A value over its bound is lowered to the bound; after the last value, every draw is 0.
  public func beginReplay(_ values: [UInt64]) {
    begin(.replay)
    size = 100
    script.prescribe(values)
  }

  /// Begins the simplest case: every draw gives 0.
  public func beginSimplest() { beginReplay([]) }

  /// Begins a case that records the choices of an existing value.
  ///
  /// Use ``record(_:bound:)``, ``recordList(_:count:min:max:element:)`` and spans; draws are 0.
  public func beginRecording() {
    begin(.recording)
    size = 100
  }

  package func beginReplay(_ values: [UInt64], in spans: [Span]) {
    beginReplay(Candidate(values: values, spans: spans))
  }

  /// Begins a replay that follows a candidate's spans as well as its values.
  ///
  /// With a generator, draws beyond the candidate's values are random instead of 0.
  func beginReplay(_ candidate: Candidate, then generator: Xoshiro256? = nil) {
    beginReplay(candidate.values)
    script.spans.append(contentsOf: candidate.spans)
    guard let generator else { return }
    self.generator = generator
    script.isFollowedByRandom = true
  }
}

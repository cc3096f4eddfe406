extension ChoiceSource {
  /// Draws a number in `0...bound`, uniformly in random mode.
  public func draw(upTo bound: UInt64) -> UInt64 {
    append(settled(upTo: bound) ?? generator.nextNumber(upTo: bound), bound: bound)
  }

  /// Draws a number in `0...bound` that a closure picks in random mode, lowered to the bound; only
  /// the number is recorded, never the bias.
  public func draw(upTo bound: UInt64, biased: (inout Xoshiro256) -> UInt64) -> UInt64 {
    if let value = settled(upTo: bound) { return append(value, bound: bound) }
    // A copy, so that the source is not accessed exclusively while the closure runs.
    var copy = generator
    let value = biased(&copy)
    generator = copy
    return append(min(value, bound), bound: bound)
  }

  /// Draws a Boolean that is true with the given probability, recorded as 0 or 1; probabilities 0
  /// and 1 hold in replays as well.
  ///
  /// - Precondition: `numerator` is in `0...denominator`, and `denominator` is positive.
  public func flag(_ numerator: Int = 1, in denominator: Int = 2) -> Bool {
    precondition(denominator > 0 && (0...denominator).contains(numerator), "not a chance")
    if let value = settled(upTo: 1) {
      // A replayed value must not contradict a certain outcome.
      let certain: UInt64? = numerator == 0 ? 0 : numerator == denominator ? 1 : nil
      return append(certain ?? value, bound: 1) == 1
    }
    let isTrue = generator.next(upTo: UInt64(denominator - 1)) < UInt64(numerator)
    return append(isTrue ? 1 : 0, bound: 1) == 1
  }

  /// Draws the index of one of several alternatives; the first is the simplest.
  ///
  /// - Precondition: `count` is positive.
  public func pick(count: Int) -> Int {
    precondition(count > 0, "nothing to pick from")
    return Int(draw(upTo: UInt64(count - 1)))
  }

  /// Draws the index of one of several alternatives, in proportion to their weights.
  ///
  /// The recorded value is the index. An alternative of weight 0 is never picked: a replay that
  /// asks for it gets the nearest one before it, or else the first after it.
  ///
  /// - Precondition: The weights are not negative, and at least one is positive.
  public func pick(weights: [Int]) -> Int {
    let total = weights.reduce(0, +)
    precondition(total > 0, "every alternative has weight 0")
    let bound = UInt64(weights.count - 1)
    guard let value = settled(upTo: bound) else {
      var rest = Int(generator.next(upTo: UInt64(total - 1)))
      var index = 0
      while rest >= weights[index] {
        rest -= weights[index]
        index += 1
      }
      return Int(append(UInt64(index), bound: bound))
    }
    var index = Int(value)
    while index > 0, weights[index] == 0 { index -= 1 }
    while weights[index] == 0 { index += 1 }
    return Int(append(UInt64(index), bound: bound))
  }

  /// Returns the value that the mode determines (prescribed, screened, or 0 after the end); nil if
  /// it is random.
  @inlinable
  @inline(__always)
  func settled(upTo bound: UInt64) -> UInt64? { mode == .random ? nil : prescribed(upTo: bound) }

  /// Returns the value of a decision about the shape of a case, which screening leaves to chance.
  ///
  /// Screening varies the parts of a case. If it also decided how many there are, a list whose
  /// elements can be rejected would never end.
  @inline(__always)
  func structural(upTo bound: UInt64) -> UInt64? {
    mode == .screening ? nil : settled(upTo: bound)
  }

  @usableFromInline
  @inline(never)
  func prescribed(upTo bound: UInt64) -> UInt64? {
    switch mode {
    case .random: return nil
    case .recording: return 0
    case .screening: return screening.value(upTo: bound)
    case .replay:
      if let value = script.next() { return min(value, bound) }
      return script.isFollowedByRandom ? nil : 0
    }
  }
}

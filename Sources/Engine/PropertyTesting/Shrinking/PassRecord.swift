/// What a pass has come to in one shrink so far.
struct PassRecord {
  let pass: ShrinkPass

  /// Whether it ever brought a simplification.
  private(set) var isFruitful = false

  /// The simplifications of the whole shrink when it last ended without one, nil if it never did.
  private var fruitlessAt: Int?

  init(_ pass: ShrinkPass) { self.pass = pass }

  /// Whether it could do something: the best case has changed since it was last tried in vain.
  func isDue(after steps: Int) -> Bool { fruitlessAt != steps }

  /// Runs the pass and notes what it came to.
  mutating func run(on reduction: Reduction) {
    let steps = reduction.steps
    pass.run(on: reduction)
    if reduction.steps > steps { isFruitful = true } else { fruitlessAt = steps }
  }
}

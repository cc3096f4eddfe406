struct PassRecord {
  let pass: ShrinkPass

  private(set) var isFruitful = false

  /// The shrink's simplification count when the pass last failed, nil if it never did.
  private var fruitlessAt: Int?

  init(_ pass: ShrinkPass) { self.pass = pass }

  func isDue(after steps: Int) -> Bool { fruitlessAt != steps }

  mutating func run(on reduction: Reduction) {
    let steps = reduction.steps
    pass.run(on: reduction)
    if reduction.steps > steps { isFruitful = true } else { fruitlessAt = steps }
  }
}

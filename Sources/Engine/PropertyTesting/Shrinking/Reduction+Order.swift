extension Reduction {
  /// Runs the passes until none can improve the best case, and certifies the result.
  ///
  /// The first round runs them as declared. Later rounds run those that are due, fruitful ones
  /// first. Last resorts wait for a round in which nothing else helped.
  func runPasses() {
    var records = ShrinkPass.allCases.map { PassRecord($0) }
    repeat {
      while !isOver, records.contains(where: { $0.isDue(after: steps) }) {
        let before = steps
        for index in records.indices where !isOver && records[index].isDue(after: steps) {
          if steps == before || !records[index].pass.isLastResort { records[index].run(on: self) }
        }
        isFirstRound = false
        records = records.filter(\.isFruitful) + records.filter { !$0.isFruitful }
      }
    } while !isOver && !certify()
  }

  /// Applies an action to ever smaller parts of a range, the later half first, until it succeeds.
  ///
  /// If few elements must stay, the number of actions grows with the logarithm of the range. The
  /// later half comes first so that changes there do not move the earlier half.
  func bisect(_ range: Range<Int>, _ action: (Range<Int>) -> Bool) {
    guard !range.isEmpty, !isOver else { return }
    if action(range) || range.count == 1 { return }
    let middle = range.lowerBound + range.count / 2
    bisect(middle..<range.upperBound, action)
    bisect(range.lowerBound..<middle, action)
  }
}

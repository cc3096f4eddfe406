extension Reduction {
  /// Finds a small value of a number that a test accepts; returns false if there is none.
  func lower(_ choice: Choice, test: (UInt64) -> Bool) -> Bool {
    DistanceSearch(choice: choice, boundaries: boundaries).run(test: test)
  }
}

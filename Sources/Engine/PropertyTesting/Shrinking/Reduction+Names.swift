extension Reduction {
  /// Normalizes the references and numeric arguments of steps.
  ///
  /// A bug should shrink to one result, regardless of the keys, names and processes that it was
  /// found with. Invariant: a success makes the sequence shorter, or smaller at the first change.
  func normalizeSteps() {
    guard !best.steps.isEmpty else { return }
    exchangeReferences()
    renameNumbers()
    moveNumbersBack()
  }

  /// Renames the numbers of one kind to 0, 1, 2 and so on in order of first occurrence.
  ///
  /// First all at once; if that fails, by exchanging two numbers in all their occurrences. Equal
  /// numbers stay equal, and distinct ones distinct.
  private func renameNumbers() {
    for kind in kindsOfArguments {
      if attempt(renamed(kind, names(of: kind))) { continue }
      var place = 0
      while !isOver, place < names(of: kind).count {
        let (number, wanted) = (names(of: kind)[place], UInt64(place))
        if number > wanted { _ = attempt(exchanging(number, wanted, of: kind)) }
        place += 1
      }
    }
  }

  /// Exchanges a number with a smaller one of its kind in a later place, the last one first.
  private func moveNumbersBack() {
    for kind in kindsOfArguments {
      var index = 0
      while !isOver, index < positions(of: kind).count {
        let all = positions(of: kind)
        let value = best.values[all[index]]
        for later in all[(index + 1)...].reversed() where best.values[later] < value {
          var candidate = best.candidate
          candidate.values.swapAt(all[index], later)
          if attempt(candidate) { break }
        }
        index += 1
      }
    }
  }

  /// Numbers from the same range, which may mean the same things.
  private struct Kind: Hashable {
    let bound: UInt64
    let fold: SimplestFirstOrder
  }

  private func kind(at position: Int) -> Kind {
    Kind(bound: best.choices[position].bound, fold: best.choices[position].fold)
  }

  private var kindsOfArguments: [Kind] {
    var kinds: [Kind] = []
    for position in best.arguments where !kinds.contains(kind(at: position)) {
      kinds.append(kind(at: position))
    }
    return kinds
  }

  private func positions(of kind: Kind) -> [Int] {
    best.arguments.filter { self.kind(at: $0) == kind }
  }

  /// Returns the distinct numbers of a kind, in order of first occurrence.
  private func names(of kind: Kind) -> [UInt64] {
    var names: [UInt64] = []
    for position in positions(of: kind) where !names.contains(best.values[position]) {
      names.append(best.values[position])
    }
    return names
  }

  private func renamed(_ kind: Kind, _ names: [UInt64]) -> Candidate {
    var candidate = best.candidate
    for position in positions(of: kind) {
      candidate.values[position] = UInt64(names.firstIndex(of: best.values[position]) ?? 0)
    }
    return candidate
  }

  private func exchanging(_ number: UInt64, _ other: UInt64, of kind: Kind) -> Candidate {
    var candidate = best.candidate
    for position in positions(of: kind) {
      if best.values[position] == number { candidate.values[position] = other }
      if best.values[position] == other { candidate.values[position] = number }
    }
    return candidate
  }
}

extension Reduction {
  /// Checks that no immediate neighbour of the best case is simpler and shows the failure.
  ///
  /// The neighbours have one span deleted or emptied, one number at 0, one step nearer to 0 or
  /// mirrored to the other side, or two siblings exchanged. The passes have tried most of them
  /// already. Returns false if a neighbour was accepted or the calls ran out.
  func certify() -> Bool {
    let start = steps
    var refused: Set<[UInt64]> = []
    for candidate in neighbours {
      if attempt(candidate) || isOver { break }
      if let values = refusedValues { refused.insert(values) }
    }
    guard steps == start, !isOver else { return false }
    certificate = refused.count
    return true
  }

  private var neighbours: [Candidate] { spanNeighbours + numberNeighbours + orderNeighbours }

  private var spanNeighbours: [Candidate] {
    best.spans.indices.flatMap { index in
      var (deleted, emptied) = (best.candidate, best.candidate)
      deleted.delete(best.spans[index].start..<best.spans[index].end)
      emptied.empty(index)
      return [deleted, emptied]
    }
  }

  private var numberNeighbours: [Candidate] {
    best.choices.indices.flatMap { position in
      best.choices[position].simplerNeighbours.map { value in
        var candidate = best.candidate
        candidate.values[position] = value
        return candidate
      }
    }
  }

  private var orderNeighbours: [Candidate] {
    (-1..<best.spans.count).flatMap { best.runs(in: $0) }
      .flatMap { zip($0, $0.dropFirst()) }
      .filter { best.content(of: $1).lexicographicallyPrecedes(best.content(of: $0)) }
      .map { best.candidate.exchanging($0, $1) }
  }
}

extension Choice {
  /// The simpler neighbouring values: 0, one step nearer, and the same distance on the other side.
  fileprivate var simplerNeighbours: [UInt64] {
    guard value > 0 else { return [] }
    var nearer = fold.distance(of: value)
    var mirrored = nearer
    nearer.magnitude -= 1
    mirrored.isBelow.toggle()
    let values = [nearer, mirrored].compactMap { fold.value(of: $0, bound: bound) }
    return [0] + values.filter { $0 > 0 && $0 < value }
  }
}

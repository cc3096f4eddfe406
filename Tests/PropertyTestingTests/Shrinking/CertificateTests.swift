import Testing

@testable import PropertyTesting

// Goal: a result that is called minimal is minimal: no neighbour is simpler and shows the failure.
// Method: small generators with properties that follow no order; the test derives the neighbours
// from their definition, and judges them.
@Suite struct CertificateTests {
  private static let cell = SpanLabel(70)

  private static let lists = Integers(in: -3...3).list(count: 0...4)
    .map { $0.map(Int64.init) }.erased()
  private static let pairs = Draw { source in
    (0..<3).flatMap { _ in
      source.span(cell) { [source.draw(in: -2...6), source.flag() ? source.draw(in: 0...3) : -9] }
    }
  }
  private static let trees = Draw { tree($0, depth: 3) }

  private static func tree(_ source: ChoiceSource, depth: Int) -> [Int64] {
    source.span(cell) {
      guard depth > 0, source.flag() else { return [source.draw(in: 0...3)] }
      return tree(source, depth: depth - 1) + [-1] + tree(source, depth: depth - 1)
    }
  }

  /// A property that follows no order, except for the empty value.
  private static func breaks(_ value: [Int64], _ seed: UInt64) -> Bool {
    var mixer = (seed &+ 1) &* 0xBF58_476D_1CE4_E5B9
    for number in value { mixer = (mixer ^ UInt64(bitPattern: number)) &* 0x9E37_79B9_7F4A_7C15 }
    return mixer >> 33 % 29 == 0
  }

  @Test(arguments: [lists, pairs, trees])
  func `no neighbour of a minimum is simpler and fails`(generator: Draw<[Int64]>) throws {
    let source = ChoiceSource()
    var proved = 0
    for seed in 0..<600 as Range<UInt64> {
      source.beginRandom(Xoshiro256(seed: seed))
      let start = generator.generate(from: source)
      guard Self.breaks(start, seed) else { continue }
      let shrinker = Shrinker<Draw<[Int64]>, Int>(generator: generator) {
        Verdict(Self.breaks($0, seed) ? [1] : [])
      }
      let result = shrinker.shrink(source.values, keeping: 1)
      #expect(result.end == .minimal)
      source.beginReplay(result.values)
      _ = generator.generate(from: source)
      var refused: Set<[UInt64]> = []
      for candidate in neighbours(of: Case(source)) {
        source.beginReplay(candidate)
        let value = generator.generate(from: source)
        guard isSimpler(source.values, than: result.values) else { continue }
        #expect(!Self.breaks(value, seed), "\(value) is simpler than \(result.value)")
        refused.insert(source.values)
      }
      #expect(result.certificate == refused.count)
      proved += refused.count
    }
    #expect(proved > 50)
  }

  /// Returns the sequences with one difference: a span less, an empty span, a number nearer to 0,
  /// two siblings exchanged.
  private func neighbours(of best: Case) -> [Candidate] {
    var candidates: [Candidate] = []
    for (index, span) in best.spans.enumerated() {
      candidates.append(best.candidate)
      candidates[candidates.count - 1].delete(span.start..<span.end)
      candidates.append(best.candidate)
      candidates[candidates.count - 1].empty(index)
      let next = best.spans.indices.first {
        $0 > index && best.parents[$0] == best.parents[index]
      }
      if let next, best.spans[next].label == span.label {
        candidates.append(best.candidate.exchanging(index, next))
      }
    }
    for (position, choice) in best.choices.enumerated() where choice.value > 0 {
      let distance = choice.fold.distance(of: choice.value)
      for value in 0..<choice.value {
        let other = choice.fold.distance(of: value)
        let isNearer =
          other.isBelow == distance.isBelow && other.magnitude + 1 == distance.magnitude
        let isMirrored = other.isBelow != distance.isBelow && other.magnitude == distance.magnitude
        guard value == 0 || isNearer || isMirrored else { continue }
        candidates.append(best.candidate)
        candidates[candidates.count - 1].values[position] = value
      }
    }
    return candidates
  }
}

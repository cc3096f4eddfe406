import Testing

@testable import PropertyTesting

// Goal: a domain is small only if all of it is known, each case once, the simplest first.
// Method: small generators of every kind against the recordings of all sequences of choices; then
// domains that only look small.
@Suite struct EnumerationTests {
  private func expectAll<G: Generator>(
    _ generator: G,
    choices: Int,
    bound: UInt64,
    count: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = enumerated(generator)
    let all = bruteForce(generator, choices: choices, bound: bound)
    #expect(found == all.sorted { isSimpler($0, than: $1) }, sourceLocation: sourceLocation)
    if let count { #expect(found?.count == count, sourceLocation: sourceLocation) }
  }

  @Test func `numbers, flags, constants and records are found`() {
    expectAll(Constant(7), choices: 1, bound: 1, count: 1)
    expectAll(Integers(in: 0...3), choices: 1, bound: 3, count: 4)
    expectAll(Integers(in: -2...5), choices: 1, bound: 7, count: 8)
    expectAll(Zip(Booleans(), Integers(in: 0...2)), choices: 2, bound: 2, count: 6)
    expectAll(Elements([1, 2, 3]), choices: 1, bound: 2, count: 3)
  }

  @Test func `what has no weight or no chance is left out`() {
    expectAll(Elements([1, 2, 3, 4], weights: [1, 0, 2, 0]), choices: 1, bound: 3, count: 2)
    expectAll(Elements([1, 2, 3], weights: [0, 0, 1]), choices: 1, bound: 2, count: 1)
    let either = OneOf([Integers(in: 0...1), Integers(in: 0...2)], weights: [0, 3])
    expectAll(Zip(either, either), choices: 4, bound: 2, count: 9)
    expectAll(Integers(in: 0...2).optional(present: 0, in: 3), choices: 2, bound: 2, count: 1)
    expectAll(Integers(in: 0...2).optional(present: 3, in: 3), choices: 2, bound: 2, count: 3)
  }

  @Test func `what a filter rejects is found once and goes no further`() {
    let odd = Integers(in: 0...3).filter { $0 % 2 == 1 }
    expectAll(odd, choices: 1, bound: 3, count: 4)
    expectAll(Zip(odd, Booleans()), choices: 2, bound: 3)
    expectAll(odd.list(count: 0...2), choices: 5, bound: 3)
    let island = Island<_, Int>(seed: 0, index: 0, of: 1, cases: 100, generator: odd)
    var seen: [Int] = []
    let result = island.run { number, _ in
      seen.append(number)
      return .passed
    }
    #expect(seen == [1, 3])
    #expect(result.isExhaustive)
    #expect(result.discarded == 2)
  }

  @Test func `optionals, lists, sets and orders are found`() {
    expectAll(Integers(in: 0...2).optional(), choices: 2, bound: 2, count: 4)
    expectAll(Booleans().list(count: 0...3), choices: 7, bound: 1, count: 15)
    expectAll(Booleans().list(count: 2), choices: 2, bound: 1, count: 4)
    expectAll(Booleans().list(count: 1...2), choices: 5, bound: 1, count: 6)
    expectAll(Integers(in: 0...2).distinctList(count: 0...3), choices: 7, bound: 2, count: 16)
    expectAll(Integers(in: 0...2).distinctList(count: 1...5), choices: 7, bound: 2, count: 15)
    expectAll(
      Zip(Booleans(), Booleans()).map { [$0, $1] }.distinctList(count: 2...2),
      choices: 4,
      bound: 1,
      count: 12
    )
    expectAll(Subsets(of: [1, 2, 3]), choices: 3, bound: 1, count: 8)
    expectAll(Subsets(of: [1, 2, 3, 4], count: 1...2), choices: 4, bound: 1, count: 10)
    expectAll(Permutations(of: [1, 2, 3]), choices: 3, bound: 2, count: 6)
  }

  @Test func `what depends on an earlier choice is found`() {
    let counted = Integers(in: 0...2).bind { Integers(in: 0...2).list(count: $0...$0) }
    expectAll(counted, choices: 3, bound: 2, count: 13)
    let swarm = Draw { source in
      Swarm(3, from: source).features.map { _ in source.flag() }
    }
    expectAll(swarm, choices: 6, bound: 1, count: 27)
  }

  @Test func `recursion with an end is found`() {
    expectAll(Draw { Self.tree($0, depth: 2) }, choices: 7, bound: 2)
    let nested = Recursive(Integers(in: 0...1).map { [$0] }, size: 2) { smaller in
      Zip(smaller, smaller).map { $0 + $1 }
    }
    expectAll(nested, choices: 8, bound: 1, count: 2 + 4 + 2 * 8)
  }

  private static func tree(_ source: ChoiceSource, depth: Int) -> Int {
    source.span(SpanLabel(30)) {
      switch source.pick(count: depth == 0 ? 1 : 3) {
      case 0: 0
      case 1: 1 + tree(source, depth: depth - 1)
      default: 2 + tree(source, depth: depth - 1) + tree(source, depth: depth - 1)
      }
    }
  }

  @Test(arguments: [1, 2, 100, 729])
  func `a domain as large as the limit is small and one case more is not`(size: Int) {
    #expect(enumerated(Integers(in: 1...size), upTo: size)?.count == size)
    #expect(enumerated(Integers(in: 0...size), upTo: size) == nil)
    let digits = Integers(in: 0...8).list(count: 3)
    #expect((enumerated(digits, upTo: size) != nil) == (size == 729))
    #expect(enumerated(digits, upTo: 728) == nil)
  }

  @Test func `what has no end is never small`() {
    #expect(enumerated(Draw { Self.tree($0, depth: .max) }) == nil)
    #expect(enumerated(ArithmeticGenerator()) == nil)
    let flags = Draw { source in
      var count = 0
      while source.flag() { count += 1 }
      return count
    }
    #expect(enumerated(flags) == nil)
    let nothingToDecide = Draw { source in
      while !source.isRejected { _ = source.draw(upTo: 0) }
      return 0
    }
    #expect(enumerated(nothingToDecide) == nil)
  }

  // One value only; each of the repaired choices is counted up by itself.
  @Test func `what is repaired is not counted up in combination`() {
    let certain = Elements(0..<100, weights: [1] + Array(repeating: 0, count: 99))
    #expect(enumerated(certain.list(count: 10))?.count == 1)
  }

  @Test func `what is too much to generate is not small`() {
    func padded(_ choices: Int) -> Draw<UInt64> {
      Draw { source in
        for _ in 1..<choices { _ = source.draw(upTo: 0) }
        return source.draw(upTo: 99)
      }
    }
    #expect(enumerated(padded(60), upTo: 100)?.count == 100)
    #expect(enumerated(padded(70), upTo: 100) == nil)
  }
}

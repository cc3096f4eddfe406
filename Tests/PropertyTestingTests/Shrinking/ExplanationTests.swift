import PropertyTesting
import Testing

// Goal: an explanation names the parts that may vary and how far, within its calls, and claims no
// more.
@Suite struct ExplanationTests {
  private func explained<G: Generator>(
    _ generator: G,
    _ minimum: [UInt64],
    budget: Int = 30,
    _ breaks: @escaping (G.Value) -> Bool
  ) -> Explanation<G.Value> {
    var calls = 0
    let shrinker = Shrinker<G, Int>(generator: generator) {
      calls += 1
      return Verdict(breaks($0) ? [1] : [])
    }
    let explanation = shrinker.explain(minimum, keeping: 1, budget: budget)
    #expect(explanation.calls == calls)
    #expect(calls <= budget)
    return explanation
  }

  private let pair = Draw { source in
    [source.draw(in: 0...1000), source.draw(in: -1000...1000)]
  }

  @Test func `what does not matter may be anything`() throws {
    let explanation = explained(pair, [900, 0]) { $0[0] >= 900 }
    #expect(explanation.parts.map(\.freedom) == [.anything, .anything])
    #expect(try #require(explanation.parts.first).farthest == [1000, 0])
  }

  @Test func `a value that alone shows the failure is fixed`() {
    let explanation = explained(pair, [7, 0]) { $0[0] == 7 && $0[1] >= 0 }
    #expect(explanation.parts.map(\.freedom) == [.fixed, .upTo(1000, isExact: true)])
    #expect(explanation.free.map(\.position) == [1])
  }

  @Test(arguments: [1, 2, 5, 64, 330])
  func `the end of a range is found exactly`(last: Int64) {
    let explanation = explained(pair, [0, 0]) { $0[0] <= last && $0[1] == 0 }
    #expect(explanation.parts.map(\.freedom) == [.upTo(UInt64(last), isExact: true), .fixed])
  }

  @Test func `numbers below their simplest vary downwards`() {
    let explanation = explained(pair, [0, 20]) { $0[1] <= -10 && $0[1] > -500 }
    #expect(explanation.parts.map(\.freedom) == [.anything, .upTo(499, isExact: true)])
    #expect(explanation.parts[1].farthest == [0, -499])
  }

  @Test func `a hole in the range ends what may vary before it`() {
    let explanation = explained(pair, [3, 0]) { $0[1] == 0 && ($0[0] < 100 || $0[0] > 900) }
    #expect(explanation.parts.map(\.freedom) == [.upTo(99, isExact: true), .fixed])
    #expect(explanation.parts[0].farthest == [99, 0])
  }

  @Test func `leads and choices that change the shape are left out`() {
    let lists = Integers(in: 0...9).list(count: 0...3)
    let explanation = explained(lists, [1, 4, 0]) { $0.contains(4) }
    #expect(explanation.parts.map(\.position) == [1])
  }

  @Test(arguments: 0...12)
  func `the budget is kept and what is not known is not said`(budget: Int) {
    let many = Draw { source in (0..<8).map { _ in source.draw(in: 0...100) } }
    let explanation = explained(many, Array(repeating: 0, count: 8), budget: budget) { _ in true }
    #expect(explanation.calls <= budget)
    #expect(explanation.parts.count <= budget)
    #expect(explanation.parts.allSatisfy { $0.freedom != .fixed })
  }
}

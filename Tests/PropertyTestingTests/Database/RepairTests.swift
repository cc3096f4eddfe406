import PropertyChecks
import PropertyTesting
import Testing

// Goal: a saved case survives edits of its generator.
// Method: orders of lines are found, saved and shrunk by one generator, and replayed by later
// versions of it: with a field more, one less, narrower ranges.
@Suite struct RepairTests {
  private struct Line: Hashable {
    var price = 0
    var amount = 0
    var note = 0
  }

  /// The fields that a version of the generator draws, in order, and the largest price.
  private struct Version: Generator {
    static let line = SpanLabel(60)
    var fields: [WritableKeyPath<Line, Int> & Sendable] = [\.price, \.amount]
    var largestPrice: Int64 = 1000

    func generate(from source: ChoiceSource) -> [Line] {
      var lines: [Line] = []
      source.list(Self.line, max: 8) { _ in
        var line = Line()
        for field in fields {
          line[keyPath: field] = Int(
            source.draw(in: 0...(field == \Line.price ? largestPrice : 20))
          )
        }
        lines.append(line)
      }
      return lines
    }
  }

  private func dear(_ lines: [Line], _: ChoiceSource) -> Verdict<String> {
    lines.filter { $0.price > 300 }.count >= 2 ? .failed(["dear"]) : .passed
  }

  /// Returns the replay of the first version's saved case by a later version, without any search.
  private func replayed(by version: Version) -> CheckReport<[Line], String> {
    let store = MemoryCaseStore()
    var plan = CheckPlan(property: "orders", seed: 4)
    plan.cases = 300
    let found = Check<_, String>(Version(), plan: plan).run(store: store, property: dear)
    #expect(found.failures.map(\.minimal) == [[Line(price: 301), Line(price: 301)]])
    plan.cases = 0
    return Check<_, String>(version, plan: plan).run(store: store, property: dear)
  }

  @Test func `a field added at the end or between is 0 in the old cases`() {
    for fields in [[\Line.price, \.amount, \.note], [\.price, \.note, \.amount]] {
      let report = replayed(by: Version(fields: fields))
      #expect(report.failures.map(\.failure) == ["dear"])
      #expect(report.failures.map(\.minimal) == [[Line(price: 301), Line(price: 301)]])
    }
  }

  @Test func `a field removed is skipped, and the lines keep their places`() {
    let report = replayed(by: Version(fields: [\.price]))
    #expect(report.failures.map(\.minimal) == [[Line(price: 301), Line(price: 301)]])
  }

  @Test func `values over a narrower range are lowered to it`() {
    let narrow = replayed(by: Version(largestPrice: 310))
    #expect(narrow.failures.map(\.minimal) == [[Line(price: 301), Line(price: 301)]])
    let tooNarrow = replayed(by: Version(largestPrice: 200))
    #expect(tooNarrow.outcome == .passed)
    #expect(tooNarrow.saved.fixed.count == 1)
  }

  @Test func `a span that was put round the old choices is read by position`() {
    struct Wrapped: Generator {
      func generate(from source: ChoiceSource) -> [Line] {
        source.span(SpanLabel(61)) { Version().generate(from: source) }
      }
    }
    let store = MemoryCaseStore()
    var plan = CheckPlan(property: "orders", seed: 4)
    plan.cases = 300
    _ = Check<_, String>(Version(), plan: plan).run(store: store, property: dear)
    plan.cases = 0
    let report = Check<_, String>(Wrapped(), plan: plan).run(store: store, property: dear)
    #expect(report.failures.map(\.failure) == ["dear"])
  }
}

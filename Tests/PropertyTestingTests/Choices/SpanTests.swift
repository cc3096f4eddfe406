import Testing

@testable import PropertyTesting

// Goal: spans record exactly which choices made which part, and edits of them stay aligned.
@Suite struct SpanTests {
  let source = ChoiceSource()

  @Test func `spans nest and are listed from the outside in`() {
    source.beginReplay([1, 2, 3])
    source.span(SpanLabel(10)) {
      _ = source.draw(upTo: 9)
      source.span(SpanLabel(11)) { _ = source.draw(upTo: 9) }
    }
    source.span(SpanLabel(12)) { _ = source.draw(upTo: 9) }
    let spans = source.spans
    #expect(spans.map(\.label.rawValue) == [10, 11, 12])
    #expect(spans.map(\.start) == [0, 1, 2])
    #expect(spans.map(\.end) == [2, 2, 3])
    #expect(spans.map(\.depth) == [0, 1, 0])
  }

  // list  (0 ........ 5)   values 1 a 1 b 0
  // items   (0 2) (2 4)    each with its own "one more"
  @Test func `an element's span holds its one more choice`() {
    source.beginReplay([1, 7, 1, 8, 0])
    source.list(.element, max: 4) { _ in _ = source.draw(upTo: 9) }
    #expect(source.values == [1, 7, 1, 8, 0])
    #expect(source.spans.map(\.start) == [0, 0, 2])
    #expect(source.spans.map(\.end) == [5, 2, 4])
    #expect(source.spans.map(\.lead) == [0, 1, 1])
  }

  @Test(arguments: 0...3, 0...3)
  func `deleting an element's span deletes the element at every limit`(least: Int, extra: Int) {
    let generator = Integers(in: 0...9).list(count: least...(least + extra))
    for seed in 0..<20 {
      source.beginRandom(Xoshiro256(seed: UInt64(seed)))
      let list = generator.generate(from: source)
      let candidate = Candidate(values: source.values, spans: source.spans)
      let elements = candidate.spans.indices.filter { candidate.spans[$0].label == .element }
      #expect(elements.count == list.count)
      for (index, span) in elements.enumerated() where list.count > least {
        var edited = candidate
        edited.delete(candidate.spans[span].start..<candidate.spans[span].end)
        var expected = list
        expected.remove(at: index)
        source.beginReplay(edited.values)
        #expect(generator.generate(from: source) == expected)
        source.beginReplay(edited)
        #expect(generator.generate(from: source) == expected)
      }
    }
  }

  @Test func `emptying a span leaves what follows it in place`() {
    let generator = Draw { source in
      (Integers(in: 0...9).list(count: 0...5).generate(from: source), source.draw(upTo: 99))
    }
    source.beginReplay([1, 4, 1, 5, 0, 42])
    _ = generator.generate(from: source)
    var candidate = Candidate(values: source.values, spans: source.spans)
    candidate.empty(0)
    source.beginReplay(candidate)
    let (list, number) = generator.generate(from: source)
    #expect(list.isEmpty)
    #expect(number == 42)
    #expect(source.values == [0, 42])
  }

  @Test func `a span is replaced with the spans inside it`() {
    let generator = Integers(in: 0...9).list(count: 0...5).list(count: 0...5)
    source.beginReplay([1, 1, 4, 0, 1, 1, 5, 1, 6, 0, 0])
    #expect(generator.generate(from: source) == [[4], [5, 6]])
    let candidate = Candidate(values: source.values, spans: source.spans)
    let outer = candidate.spans.indices.filter { candidate.spans[$0].depth == 1 }
    for (target, donor, expected) in [(0, 1, [[5, 6], [5, 6]]), (1, 0, [[4], [4]])] {
      var edited = candidate
      edited.replace(outer[target], with: outer[donor], of: candidate)
      source.beginReplay(edited)
      #expect(generator.generate(from: source) == expected)
      #expect(source.spans == edited.spans)
    }
  }
}

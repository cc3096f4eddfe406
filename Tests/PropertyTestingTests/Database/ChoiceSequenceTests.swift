import PropertyChecks
import PropertyTesting
import Testing

// Goal: the text of a case contains everything that a replay needs, and a damaged one is refused.
@Suite struct ChoiceSequenceTests {
  private func recorded<G: Generator>(_ generator: G, seed: UInt64) -> (G.Value, ChoiceSequence) {
    let source = ChoiceSource()
    source.beginRandom(Xoshiro256(seed: seed))
    let value = generator.generate(from: source)
    return (value, source.sequence)
  }

  @Test func `a list is written with brackets and bounds`() {
    let source = ChoiceSource()
    source.beginReplay([1, 5, 1, 7, 0])
    _ = Integers(in: 0...9).list(count: 0...4).generate(from: source)
    #expect(source.sequence.description == "[3 1 (3+1 5) 1 (3+1 7) 0]")
    #expect(source.sequence.lines() == ["[3 1/1 (3+1 5/9) 1/1 (3+1 7/9) 0/1]"])
    #expect(source.sequence.lines(width: 16) == ["[3 1/1 (3+1 5/9)", "1/1 (3+1 7/9)", "0/1]"])
    #expect(ChoiceSequence([]).description == "")
    #expect(ChoiceSequence([]).lines() == [])
  }

  @Test func `what is written is read back, spans and all`() throws {
    let nested = Integers(in: -9...9).optional().list(count: 0...3).list(count: 0...3)
    for seed in 0..<200 as Range<UInt64> {
      for sequence in [
        recorded(nested, seed: seed).1, recorded(DiaryGenerator(), seed: seed).1,
        recorded(ArithmeticGenerator(), seed: seed).1,
      ] {
        #expect(try ChoiceSequence(parsing: sequence.lines().joined(separator: "\n")) == sequence)
        let plain = try ChoiceSequence(parsing: sequence.description)
        #expect(plain.values == sequence.values)
        #expect(plain.spans == sequence.spans)
        #expect(plain.bounds.isEmpty)
      }
    }
  }

  @Test func `a replay of a text makes the same value`() throws {
    for seed in 0..<50 as Range<UInt64> {
      let (diary, sequence) = recorded(DiaryGenerator(), seed: seed)
      let source = ChoiceSource()
      source.beginReplay(try ChoiceSequence(parsing: sequence.description))
      #expect(DiaryGenerator().generate(from: source) == diary)
    }
  }

  @Test(arguments: [
    ("1 x", 3, "a number is expected here"),
    ("5/4", 1, "the choice 5 is over its bound 4"),
    ("(3 1", 5, "1 brackets are still open at the end"),
    ("(3 1]", 5, "this bracket does not match an open one"),
    ("1)", 2, "this bracket does not match an open one"),
    ("(3+2 1)", 2, "the span includes 2 choices before it, and there are 0"),
    ("(2147483648)", 2, "the label 2147483648 is not below 2^31"),
    ("18446744073709551616", 1, "the number does not fit into 64 bits"),
    ("1/1 2", 6, "some choices have a bound and others have none"),
    ("[", 2, "a number is expected here"),
  ])
  func `a damaged text is refused with its place`(text: String, column: Int, problem: String) {
    let error = #expect(throws: ChoiceTextError.self) { try ChoiceSequence(parsing: text) }
    #expect(error?.column == column)
    #expect(error?.problem == problem)
  }

  @Test func `the error says what to do`() {
    let error = #expect(throws: ChoiceTextError.self) { try ChoiceSequence(parsing: "(") }
    #expect(
      error?.description
        == """
        column 2 of the choices: a number is expected here; copy the whole text as it was printed
        """
    )
  }

  @Test func `no text brings the reader down`() {
    var random = Xoshiro256(seed: 5)
    let alphabet = Array("0159/+()[] \n")
    for _ in 0..<3000 {
      let text = String(
        (0..<random.next(upTo: 12)).map { _ in alphabet.randomElement(using: &random) ?? " " }
      )
      guard let sequence = try? ChoiceSequence(parsing: text) else { continue }
      #expect((try? ChoiceSequence(parsing: sequence.lines().joined(separator: " "))) == sequence)
      let source = ChoiceSource()
      source.beginReplay(sequence)
      _ = DiaryGenerator().generate(from: source)
    }
  }
}

import Testing

@testable import PropertyChecks
@testable import PropertyTesting

// Goal: the difference of two values is named only if there is exactly one.
@Suite struct ReplacementTests {
  @Test(arguments: [
    ("[0, 0]", "[9, 0]", "0", "9"),
    ("Order(lines: [], discount: 1)", "Order(lines: [], discount: -50)", "1", "-50"),
    ("[1.5, 2.0]", "[1.5, 1e-07]", "2.0", "1e-07"),
    ("[1.5, 2.0]", "[1.5, 1e+300]", "2.0", "1e+300"),
    (#"["a, \"b", "c"]"#, #"["a, \"x, y", "c"]"#, #""a, \"b""#, #""a, \"x, y""#),
    ("Suit.clubs", "Suit.hearts", "Suit.clubs", "Suit.hearts"),
    (#""""#, #"" ""#, #""""#, #"" ""#),
  ])
  func `the token that differs is found whole`(
    first: String,
    second: String,
    old: String,
    new: String
  ) {
    let replacement = Replacement(from: first, to: second)
    #expect(replacement?.old == old)
    #expect(replacement?.new == new)
  }

  @Test(arguments: [("[0]", "[0]"), ("[0, 0]", "[1, 1]"), ("[0]", "[0, 1]"), ("nil", "f(1)")])
  func `more or less than one token is none`(first: String, second: String) {
    #expect(Replacement(from: first, to: second) == nil)
  }
}

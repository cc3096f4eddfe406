import Testing

@testable import PropertyTesting

// Goal: texts keep to their alphabet, reach values that break programs, and shrink to plain
// letters.
@Suite struct StringsTests {
  @Test func `an alphabet lists each of its scalars once`() {
    for alphabet in [
      Alphabet.digits, .lowercase, .letters, .identifiers, .printable, .ascii, Alphabet("cab-a"),
    ] {
      let scalars = (0..<alphabet.count).map { alphabet[$0] }
      #expect(Set(scalars).count == alphabet.count)
      #expect(scalars.map { alphabet.index(of: $0) } == Array(0..<alphabet.count))
    }
    #expect(Alphabet.ascii.count == 128)
    #expect(Alphabet.unicode.count == 0x110000 - 0x800)
    #expect(Alphabet.identifiers.index(of: "-") == nil)
    #expect((0..<4).map { Alphabet("cab-a")[$0] } == ["c", "a", "b", "-"])
  }

  @Test func `every corner of Unicode has its place`() {
    for value in stride(from: 0, through: 0x10FFFF, by: 97) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let index = Alphabet.unicode.index(of: scalar)
      #expect(index.map { Alphabet.unicode[$0] } == scalar)
    }
  }

  @Test func `texts are sound`() throws {
    expectSound(Strings(count: 0...9)) { $0.unicodeScalars.count <= 9 }
    expectSound(Strings(.digits, count: 2...4)) {
      (2...4).contains($0.count) && $0.allSatisfy(\.isWholeNumber)
    }
    expectSound(Scalars()) { _ in true }
    expectSound(Characters(.letters)) { $0.isLetter }
    try expectRecords(Strings(count: 0...30))
    try expectRecords(Characters(.ascii))
    #expect(Strings(.digits, count: 0...3).choices(of: "a") == nil)
    #expect(Strings(.digits, count: 0...3).choices(of: "1234") == nil)
    #expect(Characters().choices(of: "e\u{301}") == nil)
  }

  @Test func `the simplest texts are short and plain`() {
    #expect(simplest(Strings(count: 0...9)) == "")
    #expect(simplest(Strings(count: 3...9)) == "aaa")
    #expect(simplest(Strings(.digits, count: 1...9)) == "0")
    #expect(simplest(Characters()) == "a")
  }

  @Test func `texts reach what breaks programs`() {
    let drawn = draws(Strings(count: 0...40), count: 2500)
    for text in ["", "null", "NaN", "../", "'", "\r\n", "e\u{301}", "\u{10FFFF}", "\0", "\u{D7FF}"]
    {
      #expect(drawn.contains { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }, "\(text)")
    }
    #expect(drawn.contains { $0.unicodeScalars.count == 40 })
    #expect(drawn.count { $0.count < $0.unicodeScalars.count } > 250)
    #expect(drawn.count { $0.utf8.allSatisfy { $0 < 128 } } > 250)
  }

  @Test func `a text known to break programs leaves no trace and shrinks`() {
    let texts = Strings(count: 0...20)
    #expect(minima(of: texts) { $0.contains("'") } == ["'"])
    #expect(minima(of: texts) { $0.unicodeScalars.count > 2 } == ["aaa"])
    #expect(minima(of: texts) { $0.contains("../") } == ["../"])
    #expect(minima(of: Strings(.ascii, count: 0...9)) { $0.contains { $0.isUppercase } } == ["A"])
    #expect(
      minima(of: Strings(.printable, count: 0...20)) { $0 != String($0.reversed()) } == ["ab"]
    )
  }

  @Test func `bytes are sound and reach broken text`() throws {
    expectSound(Bytes(count: 1...6)) { (1...6).contains($0.count) }
    try expectRecords(Bytes(count: 0...6))
    let drawn = draws(Bytes(count: 0...8), count: 2000)
    #expect(drawn.contains([0xED, 0xA0, 0x80]))
    #expect(drawn.contains([]))
    #expect(Set(drawn.joined()).count == 256)
    #expect(minima(of: Bytes(count: 0...8)) { $0.contains { $0 > 0x7F } } == ["[128]"])
  }
}

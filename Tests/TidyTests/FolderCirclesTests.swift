import Testing

// Goal: a reader of a module can read its folders one after another.
@Suite struct FolderCirclesTests {
  @Test func `no folders of a module use each other`() {
    let found = FolderCircles.findings(in: Repository.sources)
    #expect(found == [])
  }

  @Test func `two folders that use each other's types are found`() {
    let found = FolderCircles.findings(in: [
      SwiftFile("Sources/Judging/Clauses/Shop/Till.swift", "struct Till { var coin: Coin }"),
      SwiftFile(
        "Sources/Judging/Clauses/Bank/Coin.swift",
        "enum Coin { static let till = Till.self }"
      ),
    ])
    #expect(
      found == [Finding("Clauses: Bank and Shop", "Till in Coin.swift against Coin in Till.swift")]
    )
  }

  @Test func `the module's own files count as a folder`() {
    let found = FolderCircles.findings(in: [
      SwiftFile("Sources/Reporting/Till.swift", "struct Till { var coin: Coin }"),
      SwiftFile("Sources/Reporting/HTML/Bank/Coin.swift", "protocol Coin { func put(_: Till) }"),
    ])
    #expect(found.map(\.subject) == ["Reporting: . and HTML/Bank"])
  }

  @Test func `a circle over a third folder is found`() {
    let found = FolderCircles.findings(in: [
      SwiftFile("Sources/Judging/Clauses/A/One.swift", "struct One { var next: Two? }"),
      SwiftFile("Sources/Judging/Clauses/B/Two.swift", "struct Two { var next: Three? }"),
      SwiftFile("Sources/Judging/Clauses/C/Three.swift", "final class Three { var next: One? }"),
    ])
    #expect(found.map(\.subject) == ["Clauses: A, B, C"])
  }

  // Each file mentions a name of the other folder with another meaning, or none.
  @Test(arguments: [
    "struct Coin { let text = \"Till\" }",
    "struct Coin {}  // as in a Till",
    "/// A coin for a ``Till``.\n/* Till /* Till */ Till */ struct Coin {}",
    "struct Coin { private struct Till {}; var till: Till? }",
    "struct Coin { func put<Till>(_ till: Till) {} }",
    "struct Coin<each Till> {}",
    "struct Coin { var slot = Slot.Till }",
    "struct Coin { let text = #\"\\(Till)\"# }",
  ])
  func `a name in words, or of the file's own, does not count as a use`(text: String) {
    let found = FolderCircles.findings(in: [
      SwiftFile("Sources/Judging/Clauses/Shop/Till.swift", "struct Till { var coin: Coin }"),
      SwiftFile("Sources/Judging/Clauses/Bank/Coin.swift", text),
    ])
    #expect(found == [])
  }

  @Test func `a use in an interpolation counts`() {
    let found = FolderCircles.findings(in: [
      SwiftFile("Sources/Judging/Clauses/Shop/Till.swift", "struct Till { var coin: Coin }"),
      SwiftFile(
        "Sources/Judging/Clauses/Bank/Coin.swift",
        "struct Coin { let text = \"a \\(Till()) b\" }"
      ),
    ])
    #expect(found.count == 1)
  }

  @Test func `two modules may have folders that look like a circle`() {
    let found = FolderCircles.findings(in: [
      SwiftFile("Sources/Judging/Clauses/Shop/Till.swift", "struct Till { var coin: Coin }"),
      SwiftFile("Sources/Reporting/Bank/Coin.swift", "struct Coin { var till: Till }"),
    ])
    #expect(found == [])
  }
}

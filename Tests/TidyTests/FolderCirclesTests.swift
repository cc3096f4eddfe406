import Testing

// Goal: a reader of a module can read its folders one after another.
@Suite struct FolderCirclesTests {
  @Test func `no folders of a module use each other`() {
    let found = FolderCircles.findings(
      in: Repository.sources,
      byTypesOnly: FolderCircles.byTypesOnly
    )
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

  private static let shop = SwiftFile(
    "Sources/Judging/Clauses/Shop/Till.swift",
    "struct Till { var coin: Coin; func ring() {}; private func count() {} }"
  )

  // Each text uses a member of the shop, which uses the bank's type.
  @Test(arguments: [
    "extension Coin { func put() { till.ring() } }",
    "extension Coin { func put() { shop?.till[0].ring() } }",
    "extension Coin { func put() { ring() } }",
    "extension Coin { func put() { coins.first\n.ring() } }",
    "extension Coin { func put() { coins.map(till.ring) } }",
    "extension Coin { func put() { return self.ring() } }",
  ])
  func `folders that use each other's members are found`(text: String) {
    let found = FolderCircles.findings(in: [
      FolderCirclesTests.shop,
      SwiftFile("Sources/Judging/Clauses/Bank/Coin.swift", "enum Coin {}\n" + text),
    ])
    #expect(
      found == [Finding("Clauses: Bank and Shop", "ring in Coin.swift against Coin in Till.swift")]
    )
  }

  @Test func `two folders that use only each other's members are found`() {
    let found = FolderCircles.findings(in: [
      SwiftFile("Sources/Judging/Clauses/A/One.swift", "extension Int { var one: Int { two() } }"),
      SwiftFile("Sources/Judging/Clauses/B/Two.swift", "func two() -> Int { 2.self.one }"),
    ])
    #expect(found.map(\.subject) == ["Clauses: A and B"])
  }

  @Test func `a property that others only read counts`() {
    let found = FolderCircles.findings(in: [
      SwiftFile(
        "Sources/Judging/Clauses/Shop/Till.swift",
        "struct Till { private(set) var sum: Coin }"
      ),
      SwiftFile("Sources/Judging/Clauses/Bank/Coin.swift", "enum Coin { var all: Int { it.sum } }"),
    ])
    #expect(found.count == 1)
  }

  // Each text has a member's name with another meaning.
  @Test(arguments: [
    "extension Coin { func put() { till.count() } }",
    "extension Coin { func put() { let ring = 1; ring.description } }",
    "extension Coin { private func ring() {}; func put() { ring() } }",
    "extension Coin { func put() { let ring = { 1 }; ring() } }",
    "extension Coin { func put() -> Kind { .ring(1) } }",
    "extension Coin { func put() { if case .ring(1) = self {} } }",
    "extension Coin { func put() { Kind.ring(1) } }",
    "extension Coin { func ring() {}; func put() { ring() } }",
    "extension Coin { func put(ring: Int) { put(ring: ring) } }",
    "extension Coin { func put() { print(\"a.ring()\") } }  // a.ring()",
  ])
  func `a member's name with another meaning does not count as a use`(text: String) {
    let found = FolderCircles.findings(in: [
      FolderCirclesTests.shop,
      SwiftFile("Sources/Judging/Clauses/Bank/Coin.swift", "enum Coin {}\n" + text),
    ])
    #expect(found == [])
  }

  @Test func `a member that another module declares, too, does not count`() {
    let found = FolderCircles.findings(in: [
      FolderCirclesTests.shop,
      SwiftFile("Sources/Judging/Clauses/Bank/Coin.swift", "enum Coin { func f() { a.ring() } }"),
      SwiftFile("Sources/Reporting/Bell.swift", "struct Bell { func ring() {} }"),
    ])
    #expect(found == [])
  }

  @Test func `of a recorded module only the types are followed`() {
    let bank = SwiftFile(
      "Sources/Judging/Clauses/Bank/Coin.swift",
      "enum Coin { func f() { a.ring() } }"
    )
    let files = [FolderCirclesTests.shop, bank]
    #expect(FolderCircles.findings(in: files, byTypesOnly: ["Clauses"]) == [])
    let found = FolderCircles.findings(in: [bank], byTypesOnly: ["Clauses"])
    #expect(found.map(\.subject) == ["Clauses"])
  }

  @Test func `two modules may have folders that look like a circle`() {
    let found = FolderCircles.findings(in: [
      SwiftFile("Sources/Judging/Clauses/Shop/Till.swift", "struct Till { var coin: Coin }"),
      SwiftFile("Sources/Reporting/Bank/Coin.swift", "struct Coin { var till: Till }"),
    ])
    #expect(found == [])
  }
}

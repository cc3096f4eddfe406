import Testing

// Goal: what is too large becomes smaller, and nothing new becomes too large.
@Suite struct SizesTests {
  static let outlines = Repository.files
    .filter { $0.suffix == "swift" && $0.path.hasPrefix("Sources/") }.map(SwiftOutline.init)

  @Test func `functions, types and modules are no larger than allowed or recorded`() {
    let found = Sizes.findings(in: Sizes.sizes(of: Self.outlines))
    #expect(found.without(Sizes.catalogues) == [])
  }

  @Test func `small modules have a reason`() {
    #expect(Sizes.crumbs(in: Self.outlines).without(Sizes.smallModules) == [])
  }

  @Test(arguments: [(70, []), (71, ["Till.swift: pay"])])
  func `a function of 71 lines is found, and one of 70 passes`(lines: Int, found: [String]) {
    let body = String(repeating: "    coin += 1\n", count: lines - 2)
    let text = "struct Till {\n  func pay(\n    _ sum: Int\n  ) {\n\(body.dropLast(28))  }\n}\n"
    let sizes = Sizes.sizes(of: [SwiftOutline(TextFile("Sources/Judging/Clauses/Till.swift", text))]
    )
    #expect(sizes.keys.sorted() == found)
  }

  @Test(arguments: [(300, false), (301, true)])
  func `a type is as large as its extensions together`(lines: Int, isFound: Bool) {
    let body = String(repeating: "  // A coin.\n", count: lines - 2)
    let files = ["struct Till {\n\(body)}\n", "extension Till.Drawer {\n\(body)}\n"]
    let sizes = Sizes.sizes(
      of: files.map { SwiftOutline(TextFile("Sources/Judging/Clauses/Till.swift", $0)) }
    )
    #expect(sizes == (isFound ? ["Clauses.Till": 602] : [:]))
  }

  @Test(arguments: ["final class Till {\n", "#if os(Linux)\n  struct Till {\n"])
  func `a class counts, and what is compiled on some systems`(head: String) {
    let isInside = head.hasPrefix("#if")
    let body = String(repeating: "    // A coin.\n", count: 600)
    let text = head + body + (isInside ? "  }\n#endif\n" : "}\n")
    let file = TextFile("Sources/Judging/Clauses/Till.swift", text)
    #expect(Sizes.sizes(of: [SwiftOutline(file)]) == ["Clauses.Till": 602])
  }

  @Test func `a module is as large as its files together`() {
    let text = String(repeating: "\n", count: 7501)
    let files = ["A", "B"].map { TextFile("Sources/Judging/Clauses/\($0).swift", text) }
    #expect(Sizes.sizes(of: files.map(SwiftOutline.init)) == ["Clauses": 15_002])
    let small = [SwiftOutline(TextFile("Sources/Judging/Clauses/A.swift", "\n"))]
    #expect(Sizes.crumbs(in: small) == [Finding("Clauses", "1 lines")])
  }

  @Test func `a record is neither exceeded, nor far too high, nor left behind`() {
    let found = Sizes.findings(
      in: ["A": 101, "B": 100, "C": 90, "D": 89, "F": 71],
      recorded: ["A": 100, "B": 100, "C": 100, "D": 100, "E": 100]
    )
    #expect(found.map(\.subject) == ["A", "D", "E", "F"])
  }
}

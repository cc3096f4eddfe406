import Testing

// Goal: a newcomer reads the README in a minute, and all of it is true.
// Method: the rule on the README; then on texts with one mistake each, and on the same texts
// corrected.
@Suite struct FrontPageTests {
  @Test func `the README is short, and its numbers and links are right`() throws {
    let readme = try #require(Repository.documents.first { $0.path == "README.md" })
    #expect(FrontPage.findings(in: readme, paths: Repository.paths) == [])
  }

  @Test func `the files of the clauses are as many as the registry lists`() throws {
    let path = "Sources/Judging/Clauses/Registry/Clause+Catalogue.swift"
    let registry = try #require(Repository.files.first { $0.path == path })
    let listed = registry.text.matches(of: /\w+\.clause,/).count
    let counts = FrontPage.clauseCounts(in: Repository.paths)
    #expect(listed > 100)
    #expect(counts.values.reduce(0, +) == listed)
  }

  private static let paths: Set<String> = [
    "Sources/Judging/Clauses/Views/VW-01-SingleURL.swift",
    "Sources/Judging/Clauses/Views/VW-17-Background.swift",
    "Sources/Judging/Clauses/Craft/CR-CRASH-Survives.swift",
    "Sources/Judging/Clauses/Craft/Drawings.swift", "Catalogue-CR.md", "Catalogue-VW.md",
    "picture.svg",
  ]
  private static let table = """

    There are 3 clauses.

    | area | number |
    |---|---|
    | [Craft](Catalogue-CR.md) | 1 |
    | [Views](Catalogue-VW.md) | 2 |

    """

  private static func problems(_ text: String) -> [String] {
    FrontPage.findings(in: TextFile("README.md", text), paths: paths).map(\.problem)
  }

  private static func words(_ count: Int) -> String {
    Array(repeating: "word", count: count).joined(separator: " ")
  }

  @Test func `a sentence of 31 words is found over the end of a line, and one of 30 passes`() {
    let long = Self.words(20) + "\n" + Self.words(11) + ". "
    #expect(
      Self.problems(Self.table + long + Self.words(30) + ".")
        == ["“word word word word word ...” has 31 words"]
    )
    #expect(Self.problems(Self.table + Self.words(30) + "!\n" + Self.words(30) + "?") == [])
  }

  @Test(arguments: ["# A heading\n", "- An item\n\n", "| a cell |\n", "```\ncode\n```\n", "\n"])
  func `a sentence ends with what is not its paragraph`(between: String) {
    #expect(Self.problems(Self.table + Self.words(30) + "\n" + between + Self.words(30)) == [])
  }

  // The sentence and the table have ten words.
  @Test func `551 words are found, and 550 pass`() {
    let sentences = Array(repeating: Self.words(18) + ".\n", count: 30).joined()
    #expect(Self.problems(Self.table + sentences) == [])
    #expect(Self.problems(Self.table + sentences + "More.") == ["it has 551 words, more than 550"])
  }

  @Test func `code, signs and HTML are not counted`() {
    let sentences = Array(repeating: Self.words(18) + ".\n", count: 30).joined()
    let rest = "```\n\(Self.words(40))\n```\n<img alt=\"one word\">\n| - | & |\n"
    #expect(Self.problems(Self.table + sentences + rest) == [])
  }

  @Test(arguments: [
    (table.replacing("| 2 |", with: "| 3 |"), "VW says 3, and there are 2 clauses"),
    (table.replacing("(Catalogue-CR.md)", with: ""), "CR has no row, and there are 1 clauses"),
    (table.replacing("3 clauses", with: "4 clauses"), "it does not say that there are 3 clauses"),
  ])
  func `a number that is not the registry's is found`(text: String, problem: String) {
    #expect(Self.problems(text).contains(problem))
  }

  @Test(arguments: [
    "[A page](Other.md)", "![A picture](other.svg)", "<img src=\"other.svg\">",
    "<source srcset=\"other.svg\">",
  ])
  func `a link that leads nowhere is found`(text: String) {
    #expect(Self.problems(Self.table + text).count == 1)
  }

  @Test(arguments: [
    "[A page](Catalogue-CR.md)", "![A picture](picture.svg)", "[Another](https://example.com/a)",
    "[Here](#here)", "<img src=\"picture.svg\">",
  ])
  func `a link that leads somewhere passes`(text: String) {
    #expect(Self.problems(Self.table + text) == [])
  }
}

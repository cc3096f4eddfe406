import Testing

// Goal: every path in a document exists.
@Suite struct DocumentPathsTests {
  @Test func `every path in a document is there`() {
    #expect(DocumentPaths.findings(in: Repository.documents, paths: Repository.paths) == [])
  }

  private static let paths: Set<String> = [
    "Sources", "Sources/Judging", "Sources/Judging/Clauses",
    "Sources/Judging/Clauses/Clauses.docc/Clauses.md",
    ".ci/run",
  ]

  @Test(arguments: [
    "See `Sources/Judging/Clause`.", "```\n.ci/walk --all\n```", "See `Clauses.docc/Oracle.md`.",
    "See `Oracle.md`.", "The file `Tests/<id>Tests.swift`.",
  ])
  func `a path that leads nowhere is found`(text: String) {
    let found = DocumentPaths.findings(in: [TextFile("A.md", text)], paths: Self.paths)
    #expect(found.count == 1)
  }

  @Test(arguments: [
    "See `Sources/Judging/Clauses` and `Sources/Judging`.", "```\n.ci/run\n```",
    "See `Clauses.docc/Clauses.md`, `Clauses.md`.", "The file `Sources/Judging/<area>/<id>.swift`.",
    "It writes `Reports/latest/report.html`.", "A word with Sources/Nothing outside of code.",
    "The option `--output`, a `.md` file.", "```swift\nlet mine = \"Tests/Mine\"\n```",
    "Files `Sources/*/README.txt`.",
    "`widgetcheck keep` makes `Corpora/regressions`.",
  ])
  func `a path that is there, that runs make or that is none passes`(text: String) {
    #expect(DocumentPaths.findings(in: [TextFile("A.md", text)], paths: Self.paths) == [])
  }
}

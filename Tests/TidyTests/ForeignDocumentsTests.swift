import Testing

// Goal: a clone contains every text that it depends on.
@Suite struct ForeignDocumentsTests {
  @Test func `no text leans on what is not in the clone`() {
    // The forbidden words occur in this rule and its tests.
    let files = Repository.files.filter {
      !$0.path.hasPrefix("Tests/TidyTests/") && !$0.path.hasPrefix("Reports/")
    }
    #expect(ForeignDocuments.findings(in: files, paths: Repository.paths) == [])
  }

  @Test(arguments: [
    "// As design section 3 says.", "/// It is so (design 4.14).", "see ../shared",
    "the feasibility study",
    "from the seed files", "a row of widgetkit-facts", "// Source: facts.md",
    "/home/somebody/Sources",
  ])
  func `a document of another folder is found`(text: String) {
    let found = ForeignDocuments.findings(in: [TextFile("A.swift", "\n" + text)], paths: [])
    #expect(found.map(\.subject).first == "A.swift:2")
  }

  @Test(arguments: [
    "a design of 3 parts", "// See `Guide.md`.", "the seed of a file", "shared data", "design",
    "a class named DesignWidget", "workers", "name + \".md\"",
  ])
  func `words that are no such document pass`(text: String) {
    let found = ForeignDocuments.findings(
      in: [TextFile("A.swift", text)],
      paths: ["Sources/A/Guide.md"]
    )
    #expect(found == [])
  }
}

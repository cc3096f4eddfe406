import Testing

// Goal: somebody who adds a clause finds the template that does most of it.
@Suite struct ContributingTests {
  @Test func `the table in CONTRIBUTING lists each clause template`() throws {
    let guide = try #require(Repository.documents.first { $0.path == ".github/CONTRIBUTING.md" })
    let rows = Set(guide.text.matches(of: /(?m)^\| `(\w+Clause)` \|/).map { String($0.1) })
    let folder = "Sources/Judging/Clauses/Templates/"
    let templates = Repository.files.filter { $0.path.hasPrefix(folder) }
      .flatMap { $0.text.matches(of: /(?m)^protocol (\w+Clause)\b/).map { String($0.1) } }
    #expect(templates.count > 20)
    #expect(rows == Set(templates))
  }
}

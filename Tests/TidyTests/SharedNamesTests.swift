import Testing

// Goal: a type's name identifies the type, for any imports of a file.
@Suite struct SharedNamesTests {
  @Test func `a name means one type`() {
    #expect(SharedNames.findings(in: Repository.sources).without(SharedNames.exemptions) == [])
  }

  @Test func `a name of two modules is found`() {
    let found = SharedNames.findings(in: [
      SwiftFile("Sources/Judging/Clauses/A.swift", "/// One.\npublic struct Verdict {}"),
      SwiftFile("Sources/Reporting/B.swift", "@frozen enum Verdict {}"),
    ])
    #expect(found == [Finding("Verdict", "declared in Clauses and Reporting")])
  }

  @Test(arguments: [
    "private struct Verdict {}", "fileprivate final class Verdict {}", "extension Verdict {}",
    "enum Outer { struct Verdict {} }", "// struct Verdict {}", "struct Verdicts {}",
  ])
  func `a name that no other file sees, or that is none, passes`(text: String) {
    let found = SharedNames.findings(in: [
      SwiftFile("Sources/Judging/Clauses/A.swift", "public struct Verdict {}"),
      SwiftFile("Sources/Reporting/B.swift", text),
    ])
    #expect(found == [])
  }

  @Test func `a faulty example has the names of the right one`() {
    let found = SharedNames.findings(in: [
      SwiftFile("Sources/ExampleWidgets/A.swift", "struct City {}"),
      SwiftFile("Sources/FaultyExampleWidgets/A.swift", "struct City {}"),
    ])
    #expect(found == [])
  }
}

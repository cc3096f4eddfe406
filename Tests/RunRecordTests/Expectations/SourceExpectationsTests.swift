import RunRecord
import Testing

// Goal: a comment of source is found with its line, and text that only looks like one is not.
@Suite struct SourceExpectationsTests {
  @Test func `a comment gives its clause, reason, file and line`() {
    let scan = SourceExpectations(
      scanning: """
        import WidgetKit
        // widgetcheck:expect TL-18.provider the server   sends them so
        struct Feed: Widget {}  // widgetcheck:expect VW-01 two links for now
        """,
      file: "Feed.swift"
    )
    #expect(scan.errors.isEmpty)
    #expect(scan.expectations.map(\.clause) == ["TL-18.provider", "VW-01"])
    #expect(scan.expectations.map(\.reason) == ["the server sends them so", "two links for now"])
    #expect(scan.expectations.map(\.place.description) == ["Feed.swift:2", "Feed.swift:3"])
    #expect(scan.expectations.map(\.place.isSource) == [true, true])
    #expect(scan.expectations.map(\.place.isLine) == [false, true])
  }

  @Test(arguments: [
    "let a = \"// widgetcheck:expect TL-18 why\"",
    "let a = \"\\\"// widgetcheck:expect TL-18 why\"",
    "let a = #\"\"// widgetcheck:expect TL-18 why\"#",
    "let a = \"\"\"\n  // widgetcheck:expect TL-18 why\n  \"\"\"",
    "let a = #\"\"\"\n  \"\"\"\n  // widgetcheck:expect TL-18 why\n  \"\"\"#",
    "/* // widgetcheck:expect TL-18 why */",
    "/*\n /* */ // widgetcheck:expect TL-18 why\n*/",
    "// see widgetcheck:expect TL-18 why",
    "// widgetcheck:expected TL-18 why",
  ])
  func `what only looks like a comment is none`(text: String) {
    let scan = SourceExpectations(scanning: text, file: "a.swift")
    #expect(scan.expectations.isEmpty)
    #expect(scan.errors.isEmpty)
  }

  @Test(arguments: [
    "let a = \"a // b\"  // widgetcheck:expect TL-18 why",
    "let a = #\"a\\\"#  // widgetcheck:expect TL-18 why",
    "/* a */ // widgetcheck:expect TL-18 why",
    "let a = \"\"\"\n  // b\n  \"\"\"\n// widgetcheck:expect TL-18 why",
    "#if DEBUG\n/// widgetcheck:expect TL-18 why",
    "let a = \"open\n// widgetcheck:expect TL-18 why",
  ])
  func `a comment behind a literal is one`(text: String) {
    let scan = SourceExpectations(scanning: text, file: "a.swift")
    #expect(scan.expectations.map(\.clause) == ["TL-18"])
  }

  @Test func `a clause may be expected once for each type and each line`() {
    let text = """
      // widgetcheck:expect TL-18 a
      struct A {}
      // widgetcheck:expect TL-18 b
      struct B {
        let c = 1  // widgetcheck:expect TL-18 c
        let d = 2  // widgetcheck:expect TL-18 d
      }
      """
    let scan = SourceExpectations(scanning: text, file: "a.swift")
    #expect(scan.errors.isEmpty)
    #expect(scan.expectations.map(\.reason) == ["a", "b", "c", "d"])
  }

  @Test(arguments: [
    ("// widgetcheck:expect", "no clause follows"),
    ("// widgetcheck:expect TL-18", "no reason follows TL-18"),
    ("// widgetcheck:expect TL-18.providers why", "did you mean TL-18.provider?"),
    ("// widgetcheck:expect TL-18 a\n// widgetcheck:expect TL-18 b", "on line 2 already"),
  ])
  func `a comment that cannot be used is reported with its line`(text: String, problem: String) {
    let scan = SourceExpectations(scanning: "\n" + text, file: "a.swift")
    #expect(scan.errors.count == 1)
    #expect(scan.errors.first?.description.hasPrefix("a.swift:") == true)
    #expect(scan.errors.first?.problem.contains(problem) == true)
  }
}

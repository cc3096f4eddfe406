// Goal: references and operators give the same results as swift-build, and report where they could
// not.
// Method: a table of texts for each rule; texts that nest, double or recurse for the bounds.
import Testing

@testable import XcodeProjects

@Suite struct SettingExpansionTests {
  private func levels(_ tables: [(String, String)]...) -> SettingLevels {
    let levels = tables.enumerated().map { level, table in
      let assignments = table.enumerated().map { line, pair in
        SettingAssignment(
          key: pair.0,
          value: ProjectValue(.text(pair.1), line: line + 1),
          file: "\(level)"
        )
      }
      return SettingLevels.Level("level \(level)", assignments)
    }
    return SettingLevels(levels, context: SettingContext(configuration: "Release"))
  }

  @Test(arguments: [
    ("$$(N)", "$(N)"), ("$$", "$"), ("$[N]", "My App"), ("$()", ""), ("$(E:default=$(U))", "a:b"),
    ("$(E:default=x:upper)", "X"), ("$(N:quote:lower)", "my\\ app"), ("${A_$(B)}", "deep"),
    ("$(A_${B})", "deep"), ("$(A_$(B_$(B)))", "deep"), ("(N)$(B))", "(N)X)"),
    ("$(A_$(B)", "$(A_X"), ("a$(B", "a$(B"), ("é$(B)é", "éXé"), ("$(inherited)", ""),
    ("$(GONE:upper)", "$(GONE:upper)"), ("$(GONE:lower:default=D)", "D"),
  ])
  func `references nest, are escaped and end where Xcode ends them`(text: String, expected: String)
  {
    let levels = levels([
      ("N", "My App"), ("E", ""), ("U", "a:b"), ("B", "X"), ("A_X", "deep"), ("B_X", "X"),
    ])
    #expect(levels.expand(text).value == expected)
  }

  @Test(arguments: [
    ("9 lives.app", "identifier", "__lives_app"),
    ("9 lives.app", "rfc1034identifier", "--lives-app"),
    ("9 lives", "c99extidentifier", "__lives"), ("a_b-c", "identifier", "a_b_c"),
    ("a_b-c", "rfc1034identifier", "a-b-c"), ("Grüße", "identifier", "Gr__e"),
    ("Grüße", "rfc1034identifier", "Gr--e"), ("Grüße", "c99extidentifier", "Grüße"),
    ("天气", "c99extidentifier", "天气"), ("a👍b", "c99extidentifier", "a_b"), ("", "identifier", ""),
    ("YES", "not", "NO"), ("NO", "not", "YES"), ("1", "not", "YES"), ("yes", "not", "YES"),
    ("a b'c", "quote", "a\\ b\\'c"), ("", "quote", "\"\""), ("/b", "dir", "/"), ("b", "dir", "./"),
    ("a/b.c", "dir", "a/"), ("a/b.c.d", "base", "b.c"), ("a/b.c.d", "suffix", ".d"),
    ("a/.b", "suffix", ""), ("a/.b", "base", ".b"), ("a.b/c", "suffix", ""), ("a/b/", "file", "b"),
    ("a/./b/../c", "standardizepath", "a/b/../c"), ("/a/./b/../c", "standardizepath", "/a/c"),
    ("1.2.3.4", "truncatedversion", "1.2.3"),
    ("b.txt", "file=c.json", "c.json"), ("/a/b.txt", "base=c", "/a/c.txt"),
    ("b.txt", "dir=/x", "/x/b.txt"),
    ("/a/b.txt", "suffix=json", "/a/b.json"), ("/a/b.txt", "suffix=.json", "/a/b.json"),
    ("/foo", "relativeto=/bar/baz", "../bar/baz"), ("/foo", "relativeto=/foo", "."),
    ("foo", "relativeto=/", "foo"), ("/foo/bar", "relativeto=/", "../.."),
    ("/foo/bar", "isancestor=/foo", "YES"), ("/foo", "isancestor=/foo", "NO"),
    ("/usr/bin", "isancestor=/usr/lib", "NO"), ("a", "default=d", "a"), ("", "default=d", "d"),
    ("", "dir=/x", ""),
  ])
  func `operators give what Xcode gives`(value: String, name: String, expected: String) {
    #expect(levels([("V", value)]).expand("$(V:\(name))").value == expected)
  }

  @Test func `an operator that is not known is passed over and reported where it stands`() {
    let found = levels([("A", "$(B:future:lower:past=x)"), ("B", "Q")]).resolve("A")
    #expect(found?.value == "q")
    #expect(found?.diagnostics.map(\.location.line) == [1, 1])
  }

  @Test func `a circle takes the value below, and is reported where there is none`() {
    let below = levels([("A", "1")], [("A", "$(B)"), ("B", "$(A)x")]).resolve("A")
    #expect(below?.value == "1x")
    #expect(below?.diagnostics.isEmpty == true)
    let circle = levels([("A", "$(B)"), ("B", "$(A)x")]).resolve("A")
    #expect(circle?.value == "x")
    #expect(circle?.diagnostics.count == 1)
    #expect(circle?.unresolved.isEmpty == true)
    let own = levels([("A", "$(A)$(inherited)")]).resolve("A")
    #expect(own?.value == "" && own?.diagnostics.isEmpty == true)
  }

  @Test func `a condition on something unknown holds only for every value`() {
    #expect(levels([("A", "a"), ("A[weather=*]", "b")]).resolve("A")?.value == "b")
    #expect(levels([("A", "a"), ("A[weather=r*]", "b")]).resolve("A")?.value == "a")
    #expect(levels([("A", "a"), ("A[sdk]", "b")]).resolve("A")?.value == "a")
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["$(", "${", "$(A:default=", "$$", "$", "$(A:"])
  func `text that never ends takes time in proportion`(part: String) {
    let levels = levels([("A", "$(inherited)")])
    _ = levels.expand(String(repeating: part, count: 100_000))
    let closed = String(repeating: part, count: 10_000) + String(repeating: ")", count: 10_000)
    #expect(levels.expand(closed).value.utf8.count <= SettingLevels.lengthLimit)
  }

  @Test(.timeLimit(.minutes(1)))
  func `values that double and levels without end stay within bounds`() {
    let doubling = (0..<10_000).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))x") }
    let found = levels(doubling).resolve("A0")
    #expect(found.map { $0.value.utf8.count <= SettingLevels.lengthLimit } == true)
    #expect(found?.diagnostics.isEmpty == false)
    #expect((found?.diagnostics.count ?? 0) <= SettingLevels.diagnosticLimit)
    let many = (0..<10_000).map { index in
      SettingLevels.Level(
        "\(index)",
        [
          SettingAssignment(
            name: "A",
            conditions: [],
            value: "$(inherited)x",
            location: SourceLocation(file: "f", line: index)
          )
        ]
      )
    }
    let deep = SettingLevels(many, context: SettingContext(configuration: "Release")).resolve("A")
    #expect(deep.map { !$0.diagnostics.isEmpty } == true)
    let wide = (0..<10_000).map { ("W\($0)", "$(W0)") }
    let settings = levels(wide + [("W0", "v")])
    #expect(settings.names.allSatisfy { settings.resolve($0)?.value == "v" })
  }
}

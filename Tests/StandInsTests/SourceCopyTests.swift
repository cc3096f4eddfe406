import Testing

@testable import StandIns

@Suite struct SourceCopyTests {
  private func copy(_ text: String, _ declarations: StandInDeclarations = .init()) -> String {
    let source = TokenizedSource(StandInSource(path: "/a.swift", text: text))
    return SourceCopy(text, source, declarations).text
  }

  @Test func `imports and qualifiers of missing modules leave their columns`() {
    var declarations = StandInDeclarations()
    declarations.modules = ["Charts"]
    #expect(
      copy("import Charts\nlet a: Charts.Chart", declarations)
        == "             \nlet a:        Chart"
    )
  }

  @Test func `Objective-C spellings are taken away`() {
    #expect(copy("@objc func a() {}") == "      func a() {}")
    #expect(copy("f(#selector(a))") == #"f(""          )"#)
  }

  @Test func `what is left out keeps its lines`() {
    var declarations = StandInDeclarations()
    declarations.omissions = [
      Omission(
        file: "/a.swift",
        extent: .body(open: 6, close: 9, givesView: false),
        name: "f",
        origin: "",
        reason: ""
      )
    ]
    let text = "func f() -> Int {\n  broken.thing\n}"
    let source = TokenizedSource(StandInSource(path: "/a.swift", text: text))
    guard let open = source.tokens.firstIndex(where: { $0.text == "{" }) else { return }
    declarations.omissions = [
      Omission(
        file: "/a.swift",
        extent: .body(open: open, close: source.partners[open], givesView: false),
        name: "f",
        origin: "",
        reason: ""
      )
    ]
    let lines = copy(text, declarations).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    #expect(lines[0] == #"func f() -> Int { StandIns.omitted("f") "#)
    #expect(lines[1].allSatisfy { $0 == " " })
  }
}

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
        extent: .body(open: 6, close: 9, result: .value),
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
        extent: .body(open: open, close: source.partners[open], result: .value),
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

  @Test func `directives around what is left out stay`() throws {
    let text = "#if os(iOS)\nstruct A {\n#if DEBUG\n  let b = \"c\"\n#endif\n}\n#endif\nlet d = 1"
    let source = TokenizedSource(StandInSource(path: "/a.swift", text: text))
    let end = try #require(source.tokens.firstIndex { $0.text == "}" })
    var declarations = StandInDeclarations()
    declarations.omissions = [
      Omission(
        file: "/a.swift",
        extent: .declaration(0..<end + 1),
        name: "",
        origin: "",
        reason: ""
      )
    ]
    let lines = copy(text, declarations).split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines == ["#if os(iOS)", "", "#if DEBUG", "", "#endif", "", "#endif", "let d = 1"])
  }

  @Test(arguments: [
    ("func a() { b }", FunctionBody.Result.nothing), ("func a() -> Void { b }", .nothing),
    ("func a(b: (Int) -> Int) { b }", .nothing), ("func a() -> Int { b }", .value),
    ("var a: Int { b }", .value), ("func a() -> some View { b }", .view),
    ("var body: some View { b }", .view), ("init() { b }", .value),
  ])
  func `the value of a body says what can replace it`(
    text: String,
    result: FunctionBody.Result
  ) throws {
    let source = TokenizedSource(StandInSource(path: "/a.swift", text: text))
    let last = source.tokens.count - 2
    let body = FunctionBody(around: last, in: source, within: 0..<source.tokens.count)
    #expect(body?.result == result)
  }
}

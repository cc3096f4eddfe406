import Testing

@testable import StandIns

@Suite struct ProgramPartsTests {
  private let text = """
    @main struct Bundle: WidgetBundle { var body: some Widget { First() } }
    struct First: Widget { func used() { used() } }
    extension First { func unused() { broken } }
    struct Second { let value = broken }
    """

  private var sources: [TokenizedSource] {
    [TokenizedSource(StandInSource(path: "/a.swift", text: text))]
  }

  @Test func `what the bundle names is reached with its extensions`() {
    let program = ProgramParts(sources)
    #expect(program.parts.map(\.name) == ["Bundle", "First", "First", "Second"])
    #expect(Set(program.reached.map(\.name)) == ["Bundle", "First"])
  }

  @Test func `functions that nothing calls and types that nothing reaches are left out`() throws {
    let program = ProgramParts(sources)
    let inside = CompilerMessage(
      file: "/a.swift",
      line: 3,
      column: 35,
      text: "cannot find 'broken'"
    )
    #expect(try #require(Omission(inside, sources, program)).name == "First.unused")
    let outside = CompilerMessage(
      file: "/a.swift",
      line: 4,
      column: 29,
      text: "cannot find 'broken'"
    )
    #expect(try #require(Omission(outside, sources, program)).name == "struct Second")
    let needed = CompilerMessage(file: "/a.swift", line: 1, column: 61, text: "cannot find 'First'")
    #expect(Omission(needed, sources, program) == nil)
  }
}

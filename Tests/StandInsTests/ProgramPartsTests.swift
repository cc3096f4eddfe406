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
    #expect(Omission(inside, sources, program, .unreached) == nil)
    #expect(try #require(Omission(inside, sources, program, .uncalled)).name == "First.unused")
    let outside = CompilerMessage(
      file: "/a.swift",
      line: 4,
      column: 29,
      text: "cannot find 'broken'"
    )
    #expect(try #require(Omission(outside, sources, program, .unreached)).name == "struct Second")
    let needed = CompilerMessage(file: "/a.swift", line: 1, column: 61, text: "cannot find 'First'")
    #expect(Omission(needed, sources, program, .called) == nil)
  }

  @Test(arguments: [
    ("extension View { func glow() {} }", "glow", true),
    ("extension View { func glow() {} }", "View", false),
    ("extension View { func glow() {}; var dim: Int { 1 } }", "dim", true),
    ("extension View: Shiny { func glow() {} }", "View", true),
    ("extension Array { subscript(safe index: Int) -> Int { 1 } }", "other", true),
    ("extension Color { init(hex: Int) {} }", "init", true),
    ("extension Color { static func + (a: Color, b: Color) {} }", "other", true),
    ("extension Color { struct Shade { var glow = 1 } }", "glow", false),
    ("extension Own { func glow() {} }\nstruct Own {}", "Own", true),
    ("extension Own { func glow() {} }\nstruct Own {}", "glow", false),
    ("func + (a: Own, b: Own) {}", "other", true),
    ("func add(a: Own, b: Own) {}", "other", false),
  ])
  func `a module's declarations are reached by their names, extensions by those of members`(
    text: String,
    word: String,
    isReached: Bool
  ) {
    // The test always requires something; without a requirement everything is kept.
    let source = TokenizedSource(
      StandInSource(path: "/m.swift", text: text + "\nlet wanted = 1\n")
    )
    let program = ProgramParts([source], wanted: [word, "wanted"])
    #expect(program.reached.contains(program.parts[0]) == isReached)
  }

  @Test func `the words of a module reach those of the modules that it imports`() {
    let app = StandInSource(
      path: "/a.swift",
      text: "@main struct Bundle: WidgetBundle { var body = Shelf() }\nstruct Far { var a = Sea() }"
    )
    let near = StandInSource(
      path: "/n.swift",
      text: "public struct Shelf { var b = Book() }\npublic struct Sea { var c = Fish() }"
    )
    var words = ReachedWords(ofProgram: [app])
    #expect(words.words.contains("Shelf") && !words.words.contains("Sea"))
    words.add(module: [near])
    #expect(words.words.contains("Book") && !words.words.contains("Fish"))
  }
}

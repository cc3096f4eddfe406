import Testing

@testable import StandIns

// Goal: a message leads to the declaration that its use needs.
// Method: a program of a few lines, a hand-written message of the compiler, one step.
@Suite struct StandInStepTests {
  private func step(
    _ text: String,
    _ messages: [(line: Int, column: Int, text: String)],
    from declarations: StandInDeclarations = .init()
  ) -> StandInDeclarations {
    var step = StandInStep(
      sources: [TokenizedSource(StandInSource(path: "/a.swift", text: text))],
      missingModules: [["Charts"]],
      declarations: declarations,
      items: [],
      generatedPath: "/made.swift"
    )
    step.handle(
      messages.map {
        CompilerMessage(file: "/a.swift", line: $0.line, column: $0.column, text: $0.text)
      }
    )
    return step.declarations
  }

  @Test func `a type has the initialisers and members of its uses`() {
    let made = step(
      "let a = Foo(name: 1)\nlet b = Foo.shared\nFoo.configure(.fast)",
      [(1, 9, "cannot find 'Foo' in scope")]
    )
    #expect(made.types.map(\.name) == ["Foo"])
    #expect(made.types.first?.module == "Charts")
    #expect(made.members.map(\.title).contains("Foo.init(name:)"))
    #expect(made.members.first { $0.name == "shared" }?.result == .type("Foo"))
    #expect(made.members.contains { $0.owner == "StandInValue" && $0.name == "fast" })
  }

  @Test func `what structs inherit is a protocol, and what classes override is a class`() {
    #expect(
      step("struct A: Foo {}", [(1, 11, "cannot find type 'Foo' in scope")]).types.first?.kind
        == .protocol
    )
    #expect(
      step("class A: NSFoo {}", [(1, 10, "cannot find type 'NSFoo' in scope")]).types.first?.kind
        == .class
    )
  }

  @Test func `a missing module's type may have the name of one of the platform`() {
    let text = "import Charts\nlet a = List<Int>()\na.append(1)"
    let message =
      "generic type 'List' specialized with too few type parameters (got 1, but expected 2)"
    let made = step(text, [(2, 9, message)])
    #expect(made.types.map(\.name) == ["List"])
    #expect(made.types.first?.genericCount == 1)
    var alone = StandInStep(
      sources: [TokenizedSource(StandInSource(path: "/a.swift", text: text))],
      missingModules: [[]],
      declarations: .init(),
      items: [],
      generatedPath: "/made.swift"
    )
    alone.handle([CompilerMessage(file: "/a.swift", line: 2, column: 9, text: message)])
    #expect(alone.declarations.types.isEmpty)
  }

  @Test func `a missing module's type may have the name of a protocol without parameters`() {
    let made = step(
      "import Charts\nlet a: Observable<Int>",
      [
        (
          2, 8,
          "protocol 'Observable' does not have primary associated types that can be constrained"
        )
      ]
    )
    #expect(made.types.map(\.name) == ["Observable"])
    #expect(made.types.first?.genericCount == 1)
  }

  @Test func `a key of a stand-in type is a stand-in value`() {
    let text = "let a = Store[.size]\nStore.reset()"
    let made = step(text, [(1, 9, "cannot find 'Store' in scope")])
    let keyed = step(
      text,
      [(1, 16, "cannot infer contextual base in reference to member 'size'")],
      from: made
    )
    #expect(keyed.members.contains { $0.owner == "StandInValue" && $0.name == "size" })
    #expect(!made.members.contains { $0.name == "size" })
  }

  @Test func `a type inside of another is found behind its module's name`() {
    let text = "let a: Link<Int>.State"
    let made = step(text, [(1, 8, "cannot find type 'Link' in scope")])
    let inner = step(
      text,
      [(1, 18, "'State' is not a member type of generic struct 'Kit.Link<Kit.Wire>'")],
      from: made
    )
    #expect(inner.types.map(\.name) == ["Link", "Link.State"])
  }

  @Test func `an attribute of a property without a value wraps it`() {
    let wrapped = step(
      "struct A { @Foo(1) var items: [Int] }",
      [(1, 12, "unknown attribute 'Foo'")]
    )
    #expect(wrapped.types.first?.kind == .propertyWrapper)
    let removed = step("@Foo class A { var b = 1 }", [(1, 1, "unknown attribute 'Foo'")])
    #expect(removed.removedAttributes == ["Foo"])
  }

  @Test func `a modifier of a view gives the view`() throws {
    let made = step(
      "let a = Text(b).shimmer(1)",
      [(1, 17, "value of type 'some View' has no member 'shimmer'")]
    )
    let member = try #require(made.members.first)
    #expect(member.owner == "View")
    #expect(member.result == .modifiedView)
  }

  @Test func `a conversion says what a member is`() {
    let text = "let foo = Foo()\nlet a: Gauge = foo.gauge"
    let first = step(text, [(1, 11, "cannot find 'Foo' in scope")])
    let second = step(
      text,
      [(2, 20, "cannot convert value of type 'StandInValue' to specified type 'Gauge'")],
      from: first
    )
    let member = second.members.first { $0.name == "gauge" }
    #expect(member?.owner == "Foo")
    #expect(member?.result == .type("Gauge"))
  }

  @Test func `a local name leads to the member that it came from`() {
    let text = "let foo = Foo()\nlet all = foo.items\nfor item in all { show(item) }"
    let first = step(text, [(1, 11, "cannot find 'Foo' in scope")])
    let second = step(
      text,
      [(3, 24, "cannot convert value of type 'StandInValue' to expected argument type 'Item'")],
      from: first
    )
    #expect(second.members.first { $0.name == "items" }?.result == .type("[Item]"))
  }

  @Test func `a message that points at an argument declares the call around it`() {
    let text = "view.withFont(.title, color: .red)\nview.withFont(color: .red)"
    let missing = "value of type 'some View' has no member 'withFont'"
    let first = step(text, [(1, 6, missing)])
    let second = step(text, [(2, 15, "missing argument for parameter #1 in call")], from: first)
    let labels = second.members.filter { $0.name == "withFont" }.map(\.title)
    #expect(labels.contains { $0.hasSuffix("withFont(color:)") })
  }

  @Test func `a value that is called gets a function of its own`() {
    let text = "let a = Factory<Int>()\nlet b = a()\na(1)"
    let first = step(text, [(1, 9, "cannot find 'Factory' in scope")])
    let message = "cannot call value of non-function type 'Factory<Int>'"
    let second = step(text, [(2, 9, message)], from: first)
    let member = second.members.first { $0.name == "callAsFunction" }
    #expect(member?.owner == "Factory" && member?.result == .type("T0"))
  }

  @Test func `a condition may bind what is not optional`() {
    let text = "guard let use else { return }\nif let a = other(1), a > 2 {}"
    func message(_ type: String) -> String {
      "initializer for conditional binding must have Optional type, not '\(type)'"
    }
    let made = step(text, [(1, 11, message("Int")), (2, 8, message("Int"))])
    #expect(made.bound.count == 2)
    let source = StandInSource(path: "/a.swift", text: text)
    #expect(
      SourceCopy(text, TokenizedSource(source), made).text
        == "guard let use = use as Optional else { return }\nif let a = other(1) as Optional, a > 2 {}"
    )
  }

  @Test func `an extension of a stand-in type has no conditions`() {
    let text = "extension Cloud where Output == Archive {}\nextension Own where Output == Int {}"
    let first = step(text, [(1, 11, "cannot find type 'Cloud' in scope")])
    func message(_ type: String) -> String {
      "trailing 'where' clause for extension of non-generic type '\(type)'"
    }
    let made = step(text, [(1, 1, message("Cloud")), (2, 1, message("Own"))], from: first)
    let source = StandInSource(path: "/a.swift", text: text)
    #expect(
      SourceCopy(text, TokenizedSource(source), made).text
        == "extension Cloud                         {}\nextension Own where Output == Int {}"
    )
  }

  @Test func `nothing follows from an unknown message`() {
    #expect(step("let a = 1", [(1, 1, "something else")]) == StandInDeclarations())
  }
}

import Testing

@testable import StandIns

@Suite struct CallShapeTests {
  /// The shape of the call after the first token of a text.
  private func shape(_ text: String) throws -> CallShape {
    let source = TokenizedSource(StandInSource(path: "/a.swift", text: text))
    return try #require(CallShape.read(at: 1, in: source)).shape
  }

  @Test(arguments: [
    ("f(1)", [CallShape.Argument(label: nil, form: .value)]),
    ("f(x: .red)", [.init(label: "x", form: .implicitMember)]),
    ("f(x: a ? .b : .c)", [.init(label: "x", form: .implicitMember)]),
    ("f(nil, with: &value)", [.init(label: nil, form: .none), .init(label: "with", form: .inOut)]),
    ("f([.a, .b])", [.init(label: nil, form: .array)]),
    ("f([.a: 1])", [.init(label: nil, form: .dictionary)]),
    ("f(\\.name)", [.init(label: nil, form: .keyPath)]),
    ("f(Dictionary<String, Int>())", [.init(label: nil, form: .value)]),
  ])
  func `arguments have forms`(text: String, arguments: [CallShape.Argument]) throws {
    #expect(try shape(text).arguments == arguments)
  }

  @Test func `a trailing closure has parameters as its body uses them`() throws {
    let text = "load(1) { result, error in if let error { print(error) }; use(result) }"
    let closure = ClosureShape(parameters: ["StandInValue", "(any Swift.Error)?"])
    #expect(try shape(text).arguments.last?.form == .closure(closure))
  }

  @Test func `a condition is a truth value`() throws {
    let text = "ask { granted, _ in if granted { go() } }"
    guard case .closure(let closure) = try shape(text).arguments.first?.form else {
      Issue.record("there is no closure")
      return
    }
    #expect(closure.parameters.first == "Bool")
  }

  @Test func `a closure of views builds views`() throws {
    guard
      case .closure(let closure) = try shape("Chart {\n  BarMark(x: 1)\n}").arguments.first?.form
    else {
      Issue.record("there is no closure")
      return
    }
    #expect(closure.buildsViews)
  }

  @Test func `the body of a statement is not a trailing closure`() throws {
    let source = TokenizedSource(StandInSource(path: "/a.swift", text: "if x.isReady(1) { go() }"))
    let shape = try #require(CallShape.read(at: 4, in: source)).shape
    #expect(shape.arguments.count == 1)
  }

  @Test func `interpolations are read as code`() {
    let tokens = SourceLexer.tokens(of: #"let a = "x \(b.c) y" + d"#).map(\.text)
    #expect(tokens == ["let", "a", "=", "\"", "(", "b", ".", "c", ")", "\"", "+", "d"])
  }
}

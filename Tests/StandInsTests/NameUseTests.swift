import Testing

@testable import StandIns

@Suite struct NameUseTests {
  @Test(arguments: [
    ("@Foo var a = 1", NameUse.Position.attribute),
    ("struct A: Foo {}", .inheritance("struct")),
    ("class A: B, Foo {}", .inheritance("class")),
    ("let a: any Foo", .constraint),
    ("func f<T: Foo>(a: T) {}", .constraint),
    ("extension Foo {}", .extensionHead),
    ("let a: Foo", .type),
    ("func f(a: Foo) {}", .type),
    ("let a = b as? Foo", .type), ("let a: (Foo) -> Void", .type),
    ("func f(a: @escaping (Int, Foo) -> Void) {}", .type),
    ("func f(a: (Foo) async -> Void) {}", .type),
    ("let a = f(Foo)", .expression),
    ("let a = Foo(b: 1)", .expression),
    ("f(a: Foo.shared)", .expression),
  ])
  func `a name is used as what stands around it says`(
    text: String,
    position: NameUse.Position
  ) {
    let source = TokenizedSource(StandInSource(path: "/a.swift", text: text))
    #expect(NameUse.all(of: "Foo", in: [source]).map(\.position) == [position])
  }

  @Test func `labels and members of others are not uses`() {
    let text = "f(Foo: 1); a.Foo()"
    let source = TokenizedSource(StandInSource(path: "/a.swift", text: text))
    #expect(NameUse.all(of: "Foo", in: [source]).isEmpty)
  }
}

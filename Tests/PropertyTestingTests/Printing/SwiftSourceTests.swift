import PropertyChecks
import PropertyTesting
import Testing

private struct Point: Hashable {
  var x: Int
  var y: Double
}

private struct Box<Content> {
  var content: Content
}

private enum Shape {
  case empty
  case circle(radius: Int)
  case square(Int)
  case line(from: Point, to: Point)
  indirect case group([Shape])
  indirect case both(Shape, Shape)
  case maybe(Shape.Colour?)

  enum Colour: String { case red, green }
}

private enum Named: Int, CustomStringConvertible {
  case one = 1
  var description: String { "the first" }
}

private enum Mute: CustomStringConvertible {
  case silent
  var description: String { "…" }
}

private final class Thing: CustomStringConvertible {
  var description: String { "a */ thing" }
}

private struct Money: SwiftSourceConvertible {
  let cents: Int
  var swiftSource: String { "Money(\(cents))" }
}

// Goal: a value is printed as the source that recreates it.
@Suite struct SwiftSourceTests {
  @Test func `numbers and truth values are literals`() {
    #expect(SwiftSource.expression(for: -3) == "-3")
    #expect(SwiftSource.expression(for: UInt8(200)) == "200")
    #expect(SwiftSource.expression(for: 0.5) == "0.5")
    #expect(SwiftSource.expression(for: -0.0) == "-0.0")
    #expect(SwiftSource.expression(for: 1e300) == "1e+300")
    #expect(SwiftSource.expression(for: Double.nan) == "Double.nan")
    #expect(SwiftSource.expression(for: -Float.infinity) == "-Float.infinity")
    #expect(SwiftSource.expression(for: true) == "true")
  }

  @Test func `texts are quoted, and what cannot be seen is escaped`() {
    #expect(SwiftSource.expression(for: "a \"b\" \\(c)") == #""a \"b\" \\(c)""#)
    #expect(SwiftSource.expression(for: "tab\tline\nnull\0") == #""tab\tline\nnull\0""#)
    #expect(
      SwiftSource.expression(for: "é\u{301}\u{200B}\u{202E}") == #""é\u{301}\u{200B}\u{202E}""#
    )
    #expect(SwiftSource.expression(for: "日本🙂") == "\"日本🙂\"")
    #expect(SwiftSource.expression(for: "abc".dropFirst()) == "\"bc\"")
    #expect(SwiftSource.expression(for: Character("x")) == "Character(\"x\")")
    let delete = Unicode.Scalar(0x7F as UInt8)
    #expect(SwiftSource.expression(for: delete) == "Unicode.Scalar(\"\\u{7F}\")")
  }

  @Test func `collections are printed in brackets, unordered ones in a fixed order`() {
    #expect(SwiftSource.expression(for: [Int]()) == "[]")
    #expect(SwiftSource.expression(for: [[1, 2], []]) == "[[1, 2], []]")
    #expect(SwiftSource.expression(for: [1, 2, 3].dropLast()) == "[1, 2]")
    #expect(SwiftSource.expression(for: Set([10, 9, -1, 2])) == "Set([2, 9, -1, 10])")
    #expect(SwiftSource.expression(for: ["b": [1], "a": []]) == #"["a": [], "b": [1]]"#)
    #expect(SwiftSource.expression(for: [Int: Int]()) == "[:]")
    #expect(SwiftSource.expression(for: 1..<4) == "1..<4")
    #expect(SwiftSource.expression(for: 1...4) == "1...4")
  }

  @Test func `options and tuples are written as one would`() {
    #expect(SwiftSource.expression(for: Int?.none as Any) == "nil")
    #expect(SwiftSource.expression(for: Int??.some(.some(3)) as Any) == "3")
    #expect(SwiftSource.expression(for: [1, nil]) == "[1, nil]")
    #expect(SwiftSource.expression(for: (1, "a")) == "(1, \"a\")")
    #expect(SwiftSource.expression(for: (x: 1, y: (2, z: 3))) == "(x: 1, y: (2, z: 3))")
    #expect(SwiftSource.expression(for: ()) == "()")
  }

  @Test func `structs are their memberwise initialisers`() {
    #expect(SwiftSource.expression(for: Point(x: 1, y: -2)) == "Point(x: 1, y: -2.0)")
    #expect(
      SwiftSource.expression(for: Box(content: Shape.Colour.red))
        == "Box<Shape.Colour>(content: Shape.Colour.red)"
    )
    #expect(
      SwiftSource.expression(for: Box(content: [Point(x: 0, y: 0)]))
        == "Box<Array<Point>>(content: [Point(x: 0, y: 0.0)])"
    )
  }

  @Test func `enums are their cases, and by a dot alone inside their own`() {
    #expect(SwiftSource.expression(for: Shape.empty) == "Shape.empty")
    #expect(SwiftSource.expression(for: Shape.circle(radius: 2)) == "Shape.circle(radius: 2)")
    #expect(SwiftSource.expression(for: Shape.square(2)) == "Shape.square(2)")
    #expect(
      SwiftSource.expression(for: Shape.line(from: Point(x: 0, y: 0), to: Point(x: 1, y: 0)))
        == "Shape.line(from: Point(x: 0, y: 0.0), to: Point(x: 1, y: 0.0))"
    )
    #expect(
      SwiftSource.expression(for: Shape.both(.empty, .both(.square(1), .circle(radius: 2))))
        == "Shape.both(.empty, .both(.square(1), .circle(radius: 2)))"
    )
    #expect(
      SwiftSource.expression(for: Shape.group([.empty, .maybe(.green), .maybe(nil)]))
        == "Shape.group([Shape.empty, Shape.maybe(Shape.Colour.green), Shape.maybe(nil)])"
    )
  }

  @Test func `what describes itself otherwise is written by its raw value or described`() {
    #expect(SwiftSource.expression(for: Named.one) == "Named(rawValue: 1)!")
    #expect(SwiftSource.expression(for: Mute.silent) == "/* … */")
    #expect(SwiftSource.expression(for: [Thing()]) == "[/* a * / thing */]")
    #expect(SwiftSource.expression(for: Money(cents: 5)) == "Money(5)")
  }

  @Test func `endless nesting ends in a comment`() {
    var shape = Shape.empty
    for _ in 0..<1000 { shape = .both(shape, .empty) }
    let source = SwiftSource.expression(for: shape)
    #expect(source.contains("/* deeper than 64 levels */"))
  }
}

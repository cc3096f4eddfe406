import Testing
import WidgetModel

@Suite struct JSONPrintingTests {
  private static let values: [JSON] = [
    .null, .bool(true), .bool(false), .number(.min), .number(.max), .string(""),
    .string("quote \" backslash \\ newline \n tab \t null \u{0} delete \u{7F} \u{85} \u{2028} 😀"),
    .array([]), .object([]),
    .array([.number(1), .array([.null]), .object([JSON.Member("k", .string("v"))])]),
    .object([JSON.Member("a \"b\"", .array([])), JSON.Member("c", .object([]))]),
    .array((0..<40).map { .number($0 * 1_000_000) }),
  ]

  @Test(arguments: values)
  func `what is printed reads as the same value, short and pretty`(value: JSON) throws {
    #expect(try JSON(parsing: value.description) == value)
    #expect(try JSON(parsing: value.pretty()) == value)
    #expect(try JSON(parsing: value.pretty(width: 10)) == value)
  }

  @Test func `control characters and line separators never stand raw in the text`() {
    for value in JSONPrintingTests.values {
      #expect(
        !value.description.unicodeScalars.contains {
          $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0 == "\u{2028}"
        }
      )
    }
  }

  @Test func `pretty text keeps short values on one line`() {
    let value = JSON.object([
      JSON.Member("short", .array([.number(1), .number(2)])),
      JSON.Member("long", .array(Array(repeating: .string("twenty characters ok"), count: 5))),
    ])
    #expect(
      value.pretty() == """
        {
          "short": [1, 2],
          "long": [
            "twenty characters ok",
            "twenty characters ok",
            "twenty characters ok",
            "twenty characters ok",
            "twenty characters ok"
          ]
        }

        """
    )
  }
}

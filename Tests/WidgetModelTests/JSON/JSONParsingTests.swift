import Testing
import WidgetModel

@Suite struct JSONParsingTests {
  @Test(arguments: [
    ("null", JSON.null), (" true ", .bool(true)), ("false", .bool(false)),
    ("0", .number(0)), ("-0", .number(0)), ("10", .number(10)), ("-7", .number(-7)),
    ("9223372036854775807", .number(.max)), ("-9223372036854775808", .number(.min)),
    (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\tz""#, .string("a\"\\/\u{8}\u{c}\n\r\tz")),
    (#""\u0041\u00e9\ud83d\ude00""#, .string("Aé😀")), ("\"ü\"", .string("ü")),
    (#""plain""#, .string("plain")), (#""up to\nhere""#, .string("up to\nhere")),
    ("[]", .array([])), ("[1, [2]]", .array([.number(1), .array([.number(2)])])),
    ("{}", .object([])),
    (#"{"b":1,"a":2}"#, .object([.init("b", .number(1)), .init("a", .number(2))])),
  ])
  func `a document is read as it stands`(text: String, expected: JSON) throws {
    #expect(try JSON(parsing: text) == expected)
  }

  @Test(arguments: [
    ("", 1, 1, "ends"), ("  \n ", 2, 2, "ends"), ("nul", 1, 1, "not JSON"),
    ("'a'", 1, 1, "not JSON"),
    ("1 2", 1, 3, "follows"), ("1.5", 1, 2, "whole numbers"), ("1e3", 1, 2, "whole numbers"),
    ("9223372036854775808", 1, 1, "64 bits"), ("-", 1, 1, "64 bits"),
    ("[1,\n2", 2, 2, "comma or closing bracket"), ("[1,]", 1, 4, "not JSON"),
    ("{\"a\":1\n \"b\":2}", 2, 2, "comma or closing brace"), ("{a:1}", 1, 2, "name"),
    ("{\"a\" 1}", 1, 6, "colon"), ("{\"a\":1,\"a\":2}", 1, 11, "repeats"),
    ("\"a", 1, 3, "no end"), ("\"a\tb\"", 1, 3, "control character"), (#""\x""#, 1, 4, "escape"),
    (#""\ud800""#, 1, 8, "surrogate"), (#""\ud800\u0041""#, 1, 14, "surrogate"),
    (#""\u12g4""#, 1, 4, "hexadecimal"), (#""\u+041""#, 1, 4, "hexadecimal"),
    (#""\u-000""#, 1, 4, "hexadecimal"),
    ("[02]", 1, 2, "begin with 0"), ("-00", 1, 1, "begin with 0"),
  ])
  func `a fault is reported with its line and column`(
    text: String,
    line: Int,
    column: Int,
    problem: String
  ) throws {
    let error = try #require(throws: JSONError.self) { try JSON(parsing: text) }
    #expect(error.line == line && error.column == column, "\(error)")
    #expect(error.problem.contains(problem), "\(error)")
  }

  @Test(arguments: [1, 15, 16, 17, 40])
  func `a name may not repeat, however many stand before it`(count: Int) throws {
    let members = (0..<count).map { "\"name\($0)\":0" }
    let whole = "{" + members.joined(separator: ",") + "}"
    #expect(try JSON(parsing: whole).members.count == count)
    for repeated in [0, count - 1] {
      let text = whole.dropLast() + ",\"name\(repeated)\":1}"
      let error = try #require(throws: JSONError.self) { try JSON(parsing: String(text)) }
      #expect(error.problem.contains("\"name\(repeated)\" repeats"))
    }
  }

  @Test(arguments: [JSON.maximumDepth - 1, JSON.maximumDepth, JSON.maximumDepth + 1])
  func `values nest up to the limit`(depth: Int) {
    let text =
      String(repeating: "[", count: depth) + "0" + String(repeating: "]", count: depth)
    let isRead = (try? JSON(parsing: text)) != nil
    #expect(isRead == (depth <= JSON.maximumDepth))
  }
}

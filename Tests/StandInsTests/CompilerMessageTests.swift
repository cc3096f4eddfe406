import Testing

@testable import StandIns

@Suite struct CompilerMessageTests {
  @Test func `a message about what a macro made stands where the macro is used`() {
    let made = "/tmp/@__swiftmacro_1A_.swift:1:1: error: strange\n"
    let errors = CompilerMessage.errors(
      in: made + "/a.swift:7:3: note: in expansion of macro 'Predicate' here\n"
    )
    #expect(errors.map(\.file) == ["/a.swift"] && errors.map(\.line) == [7])
    #expect(CompilerMessage.errors(in: made).map(\.line) == [1])
  }

  @Test func `a line gives file, line, column and meaning`() throws {
    let line = "/a/b:c/File.swift:12:7: error: cannot find type 'Chart' in scope"
    let message = try #require(CompilerMessage(line: line))
    #expect(message.file == "/a/b:c/File.swift")
    #expect(message.line == 12)
    #expect(message.column == 7)
    #expect(message.kind == .missingType("Chart"))
  }

  @Test func `notes belong to the error before them and repeated errors count once`() {
    let output = """
      /a.swift:1:1: error: no such module 'Charts'
      import Charts
             ^
      /a.swift:2:1: note: did you mean this
      /a.swift:1:1: error: no such module 'Charts'
      """
    let errors = CompilerMessage.errors(in: output)
    #expect(errors.count == 1)
    #expect(errors.first?.notes.count == 1)
  }

  @Test(arguments: [
    ("no such module 'Charts'", CompilerMessage.Kind.missingModule("Charts")),
    ("cannot find 'AF' in scope", .missingName("AF")),
    ("unknown attribute 'Query'", .missingAttribute("Query")),
    ("no macro named 'Unique'", .missingMacro("Unique")),
    ("value of type 'Data' has no member 'gunzipped'", .missingMember("gunzipped", of: "Data")),
    ("type 'Color' has no member 'accent'", .missingStaticMember("accent", of: "Color")),
    (
      "value of type 'Color.Type' has no member 'accent'",
      .missingStaticMember("accent", of: "Color")
    ),
    ("'Scope' is not a member type of struct 'Auth'", .missingMemberType("Scope", of: "Auth")),
    (
      "cannot convert value of type 'StandInValue' to specified type 'String'",
      .conversion(from: "StandInValue", to: "String")
    ),
    (
      "cannot convert value of type 'NSRange' (aka '_NSRange') to expected argument type 'Int'",
      .conversion(from: "NSRange", to: "Int")
    ),
    (
      "initializer 'init(_:)' requires that 'StandInValue' conform to 'StringProtocol'",
      .missingConformance("StandInValue", to: "StringProtocol")
    ),
    (
      "generic struct 'IntentConfiguration' requires that 'Pick' inherit from 'INIntent'",
      .missingSuperclass("Pick", to: "INIntent")
    ),
    (
      "initializer for conditional binding must have Optional type, not 'StandInValue'",
      .notOptional("StandInValue")
    ),
    (
      "binary operator '*' cannot be applied to operands of type 'Int' and 'StandInValue'",
      .operands("Int", "StandInValue")
    ),
    ("extra argument 'from' in call", .arguments),
    ("no exact matches in call to initializer", .noExactMatch),
    ("generic parameter 'T' could not be inferred", .notInferred),
    ("Objective-C interoperability is disabled", .objectiveC),
    ("switch must be exhaustive", .notExhaustive),
    (
      "expression pattern of type 'Range<Int>' cannot match values of type 'StandInValue'",
      .pattern("Range<Int>", value: "StandInValue")
    ),
    ("type annotation missing in pattern", .other),
  ])
  func `texts have a meaning`(text: String, kind: CompilerMessage.Kind) {
    #expect(CompilerMessage.Kind(text) == kind)
  }
}

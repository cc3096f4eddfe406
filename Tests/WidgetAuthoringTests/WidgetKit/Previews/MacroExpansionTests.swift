// Goal: the plugin finds a macro's call and declaration among comments and literals that look like
// them.
// Method: the plugin that was built together with the tests receives requests as from the compiler.
import Foundation
import Testing

@Suite struct MacroExpansionTests {
  private static let call =
    #"("a", as: .content, using: Ride()) { RideWidget() } contentStates: { State() }"#

  @Test(arguments: [
    "",
    "// #Preview(\"old\", as: .content) contentStates\n",
    "let quote = /\"/\n", "let link = #/https?://#Preview/#\n",
    "//#Preview { /* contentStates\n",
    "/* #Preview /* nested */ contentStates */\n",
    "/// A `\"quoted` word, and #Preview\n",
    "@available(*, deprecated, message: \"no #Preview // \\\"\")\n",
    "@available(*, deprecated, message: #\"a \" #Preview \"#)\n",
    "@available(*, deprecated, message: \"\\(name(\")\")) #Preview\")\n",
    "@available(*, deprecated, message: \"\"\"\n  a \" #Preview \\\"\"\" \"\n  \"\"\")\n",
  ])
  func `a preview is found behind what looks like one`(before: String) throws {
    let expanded = try expansion(ofPreview: before + "#Preview" + Self.call)
    #expect(expanded.contains("_showActivityPreview" + Self.call))
    #expect(!expanded.contains("old"))
  }

  @Test(arguments: [
    "// contentStates\n#Preview { Text(\"a\") }", "#Preview(\"contentStates\") { Text(\"a\") }",
    "#Preview { /* contentStates */ Text(\"a\") }",
  ])
  func `a preview of a view is counted, and its code is left out`(source: String) throws {
    let expanded = try expansion(ofPreview: source)
    #expect(expanded.contains("_countViewPreview()"))
    #expect(!expanded.contains("Text"))
  }

  @Test(arguments: [
    "(as: .systemSmall) { W() } timeline: { E() }",
    "(\"a\", as: .systemSmall) {\n  W()\n}\ntimeline: {\n  E()\n}",
    "(as: .systemSmall) { W() } /* the */ timeline : { E() }",
    "(as: .systemSmall) { W() } timelineProvider: { P() }",
    "(as: .systemSmall, using: I()) { W() } timelineProvider: { P() }",
  ])
  func `a preview of a widget becomes a call with its arguments`(arguments: String) throws {
    let expanded = try expansion(ofPreview: "#Preview" + arguments)
    #expect(expanded.contains("_showWidgetPreview" + arguments))
    #expect(expanded.contains(": _WidgetPreview {"))
  }

  @Test(arguments: [" { Text(timeline: { 1 }) }", " { if a { b } /* } timeline: { */ }"])
  func `a closure inside of a view does not count as a timeline`(arguments: String) throws {
    #expect(try expansion(ofPreview: "#Preview" + arguments).contains("_countViewPreview()"))
  }

  @Test func `an entry is read without its comments`() throws {
    let source = """
      /// The var of a = b: c.
      @Entry var label /* : x */: String = "//" // the end
      """
    let expanded = try expansion(
      of: "EntryMacro",
      #""macroRole":"peer","declSyntax":{"source":\#(try quoted(source))}"#
    )
    #expect(expanded.contains("private enum __Key_label: EnvironmentKey {"))
    #expect(expanded.filter { $0 != " " }.hasSuffix(#"String{"//"}}"#))
  }

  private func expansion(ofPreview source: String) throws -> String {
    let syntax = #""discriminator":"$s4Main","syntax":{"kind":"declaration","source":"#
    return try expansion(of: "PreviewMacro", syntax + quoted(source) + "}")
  }

  /// Returns the plugin's answer when the compiler asks for a macro.
  private func expansion(of macro: String, _ fields: String) throws -> String {
    let request = Data(#"{"expand":{"macro":{"typeName":"\#(macro)"},\#(fields)}}"#.utf8)
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = BuiltProducts.folder.appendingPathComponent("PreviewMacros-tool")
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let head = (0..<8).map { UInt8(truncatingIfNeeded: request.count >> (8 * $0)) }
    try input.fileHandleForWriting.write(contentsOf: Data(head) + request)
    try input.fileHandleForWriting.close()
    let reply = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    struct Reply: Decodable {
      struct Result: Decodable { let expandedSource: String }
      let expandMacroResult: Result
    }
    return try JSONDecoder().decode(Reply.self, from: reply.dropFirst(8)).expandMacroResult
      .expandedSource
  }

  private func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }
}

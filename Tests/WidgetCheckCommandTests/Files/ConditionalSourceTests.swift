import Testing

@testable import WidgetCheckCommand

// Goal: `#if` evaluates as in an iPhone's compiler, every line keeps its number, and only the words
// of the conditions are rewritten.
@Suite struct ConditionalSourceTests {
  private let surroundings = BuildCondition.Surroundings(modules: ["UIKit", "WidgetKit"])

  @Test(arguments: [
    ("os(iOS)", true), ("os( iOS )", true), ("os(macOS)", false), ("!os(macOS)", true),
    ("os(watchOS) || os(iOS)", true), ("os(iOS) && os(watchOS)", false), ("os(Linux)", false),
    ("canImport(UIKit)", true), ("canImport(Charts)", false), ("canImport(UIKit.UIImage)", true),
    ("!(os(iOS) || os(tvOS))", false), ("os(iOS) && !targetEnvironment(simulator)", true),
    ("swift(>=5.9)", true), ("compiler(>=5)", true), ("compiler(>=9.1)", false),
    ("swift(<6)", true), ("DEBUG", false), ("!DEBUG", true), ("DEBUG || os(iOS)", true),
    ("true", true),
  ])
  func `a condition holds as on an iPhone`(text: String, holds: Bool) {
    #expect(BuildCondition(text).holds(in: surroundings) == holds)
  }

  @Test func `a condition of the project's own holds where it is set, and is reported where not`() {
    var surroundings = surroundings
    surroundings.conditions = ["WIDGET"]
    #expect(BuildCondition("WIDGET && !os(macOS)").holds(in: surroundings) == true)
    #expect(BuildCondition("!WIDGET || PRO").holds(in: surroundings) == false)
    #expect(BuildCondition("PRO && os(iOS) || swift(>=5.9) && true").names == ["PRO"])
    let text = """
      #if WIDGET
      let a = 1
      #elseif PRO
      let b = 1
      #else
      #if LITE
      let c = 1
      #endif
      #endif
      #if PRO || BETA
      let d = 1
      #endif
      """
    let source = ConditionalSource(text, in: surroundings)
    #expect(source.unset == [.init(line: 3, name: "PRO"), .init(line: 10, name: "BETA")])
    #expect(source.lines[1] == "let a = 1")
    let bare = ConditionalSource(text, in: self.surroundings)
    #expect(bare.unset.map(\.name) == ["WIDGET", "PRO", "LITE", "BETA"])
    #expect(bare.lines[1] == "")
  }

  @Test(arguments: ["hasFeature(X)", "hasFeature(X) && os(iOS)", "os(iOS", "a b"])
  func `what nobody here knows is not decided`(text: String) {
    #expect(BuildCondition(text).holds(in: surroundings) != false)
  }

  @Test func `only the words of conditions change, on their lines`() {
    let text = """
      #if os(iOS) // os(iOS) is a phone
      let a = "#if os(iOS)"
        #elseif os(Linux)
      let b = 1
      #endif
      // #if os(iOS)
      let c = \"\"\"
      #if os(iOS)
      \"\"\"
      """
    let source = ConditionalSource(text, in: surroundings)
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("#if true "))
    #expect(lines[2] == "  #elseif false    ")
    let own = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == own.count)
    for place in own.indices where place != 0 && place != 2 { #expect(lines[place] == own[place]) }
  }

  @Test func `lines that end otherwise end so still`() {
    let source = ConditionalSource("#if os(iOS)\r\nlet a = 1\r\n#endif\r\n", in: surroundings)
    #expect(source.text == "#if true   \r\nlet a = 1\r\n#endif\r\n")
  }

  @Test func `lines that do not count are empty, and the outermost condition names them`() {
    let text = """
      #if os(macOS)
      #if canImport(AppKit)
      import AppKit
      #endif
      #else
      import UIKit
      #if canImport(Charts)
      import Charts
      #elseif DEBUG
      import Debugging
      #else
      let chart = 1
      #endif
      #endif
      """
    let source = ConditionalSource(text, in: surroundings)
    #expect(source.lines.filter { !$0.isEmpty } == ["import UIKit", "let chart = 1"])
    #expect(source.dropped.map(\.line) == [1, 7])
    #expect(source.dropped.map(\.condition) == ["os(macOS)", "canImport(Charts)"])
    #expect(source.text == text)
  }

  @Test func `an attribute is taken away where it counts, in its place`() {
    let text = "// @main\n@main struct A {}\nlet a = \"@main\""
    let source = ConditionalSource(text, in: surroundings)
    #expect(source.text(without: "@main") == "// @main\n      struct A {}\nlet a = \"@main\"")
  }

  @Test func `imports of code that is left out are not asked for`() throws {
    #if os(Linux)
      let text = "#if os(macOS)\nimport Sparkle\n#endif\n#if canImport(Kit)\nimport Kit\n#endif"
      try withFolder(of: ["A.swift": text]) { path in
        #expect(try SourceFolder(path, excluding: []).files[0].imports.isEmpty)
        let stubbed = try SourceFolder(path, excluding: [], stubs: ["Kit"])
        #expect(stubbed.files[0].imports.map(\.module) == ["Kit"])
      }
    #endif
  }
}

// Goal: a function of the code is told by the line of its declaration, also where its type is private.
// Method: private types of this file, named as the runtime names them; the lines are where they stand.
import Testing

@testable import WidgetHosting
@testable import WidgetTrials
@testable import WorkerProcesses

@Suite struct LineReaderTests {
  @Test(arguments: [
    Declared(HiddenBrewer.self, "brew", HiddenBrewer.line),
    Declared(Kitchen.Inner.self, "brew", Kitchen.line),
    Declared(HiddenYard<Int>.self, "brew", hiddenYardLine),
  ])
  func `a function of a private type is told by its line`(declared: Declared) throws {
    let symbolizer = try #require(Symbolizer.found, "the toolchain has no llvm-symbolizer")
    let text = try #require(CodePlaces.text(of: declared.function, in: declared.type))
    // The runtime's name of a private type has an address of this process.
    #expect(!text.contains("$"))
    let reader = LineReader(
      symbolizer: symbolizer,
      program: WorkerCommand().image,
      deaths: KnownDeaths()
    )
    let lines = try #require(reader.lines(of: text))
    #expect(lines.first?.text == "LineReaderTests.swift:\(declared.line)")
  }

  @Test func `a merged function is told by the witness in which it is`() {
    let type = "14CheckedWidgets8ProviderV"
    let own = "$s14CheckedWidgets8ProviderV8timeline3forySi_tYaF"
    #expect(CodeFunctions.isName(own, of: "timeline", inMangled: type))
    #expect(!CodeFunctions.isName(own + "TY2_", of: "timeline", inMangled: type))
    #expect(!CodeFunctions.isName(own, of: "snapshot", inMangled: type))
    #expect(!CodeFunctions.isName(own, of: "timeline", inMangled: "14CheckedWidgets4FeedV"))
  }
}

struct Declared: Sendable, CustomTestStringConvertible {
  let type: Any.Type
  let function: String
  let line: Int

  init(_ type: Any.Type, _ function: String, _ line: Int) {
    self.type = type
    self.function = function
    self.line = line
  }

  var testDescription: String { "\(type)" }
}

private protocol Brewing {
  func brew(_ cups: Int) -> Int
}

private struct HiddenBrewer: Brewing {
  static let line = #line + 1
  @inline(never) func brew(_ cups: Int) -> Int { cups &* 3 }
}

enum Kitchen {
  static let line = #line + 2
  fileprivate final class Inner: Brewing {
    @inline(never) func brew(_ cups: Int) -> Int { cups &* 5 }
  }
}

private let hiddenYardLine = #line + 3
private struct HiddenYard<Value>: Brewing {
  var value: Value?
  @inline(never) func brew(_ cups: Int) -> Int { cups &* 7 }
}

// Goal: a function of the code is identified by the line of its declaration, even if its type is
// private.
// Method: private types of this file, named as the runtime names them; the lines are their
// positions.
import Testing

@testable import WidgetCampaigns
@testable import WidgetWorker
@testable import WorkerProcesses

@Suite struct LineReaderTests {
  @Test(arguments: [
    Declared(HiddenBrewer.self, "brew", HiddenBrewer.line),
    Declared(Kitchen.Inner.self, "brew", Kitchen.line),
    Declared(HiddenYard<Int>.self, "brew", hiddenYardLine),
  ])
  func `a function of a private type is identified by its line`(declared: Declared) throws {
    let symbolizer = try #require(Symbolizer.found, "the toolchain has no llvm-symbolizer")
    let text = try #require(CodePlaces.text(of: declared.function, in: declared.type))
    // The runtime's name of a private type contains an address of this process.
    #expect(!text.contains("$"))
    let reader = LineReader(
      symbolizer: symbolizer,
      program: WorkerCommand().image,
      deaths: CrashCache()
    )
    let lines = try #require(reader.lines(of: text))
    #expect(lines.first?.text == "LineReaderTests.swift:\(declared.line)")
  }

  @Test(arguments: [
    Leak("boil", HiddenKettle.boilLine),
    Leak("pour", HiddenKettle.pourLine),
    Leak("brew", nil),
  ])
  func `a leaked continuation is identified by the closure that has it`(leak: Leak) throws {
    let reader = LineReader(
      symbolizer: try #require(Symbolizer.found, "the toolchain has no llvm-symbolizer"),
      program: WorkerCommand().image,
      deaths: CrashCache()
    )
    let place = PlaceText.leak(besides: CodePlaces.linkedName(of: HiddenKettle.self))
    let text = try #require(PlaceText.text(place, leakedIn: leak.function))
    let lines = try #require(reader.lines(of: text))
    #expect(lines.first?.text == leak.line.map { "LineReaderTests.swift:\($0)" })
  }

  @Test func `the runtime's complaint names the function that leaked its continuation`() {
    let complaint = "SWIFT TASK CONTINUATION MISUSE: load(from:) leaked its continuation without"
    #expect(PrintedText("first\n\(complaint) resuming it.\nlast").leakedFunction == "load")
    let other = "SWIFT TASK CONTINUATION MISUSE: load(from:) tried to resume its continuation"
    #expect(PrintedText("\(other) more than once").leakedFunction == nil)
    #expect(PlaceText.text(PlaceText.leak(besides: "4MainV"), leakedIn: nil) == nil)
    #expect(PlaceText.text("calls 1f", leakedIn: nil) == "calls 1f")
  }

  @Test func `a merged function is identified by the witness in which it is`() {
    let type = "14CheckedWidgets8ProviderV"
    let own = "$s14CheckedWidgets8ProviderV8timeline3forySi_tYaF"
    #expect(CodeFunctions.isName(own, of: "timeline", inMangled: type))
    #expect(!CodeFunctions.isName(own + "TY2_", of: "timeline", inMangled: type))
    #expect(!CodeFunctions.isName(own, of: "snapshot", inMangled: type))
    #expect(!CodeFunctions.isName(own, of: "timeline", inMangled: "14CheckedWidgets4FeedV"))
  }
}

struct Leak: Sendable, CustomTestStringConvertible {
  let function: String
  let line: Int?

  init(_ function: String, _ line: Int?) {
    self.function = function
    self.line = line
  }

  var testDescription: String { function }
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

/// Nobody calls its functions: they represent code that leaks.
enum HiddenKettle {
  static let boilLine = #line + 3
  static func boil() async -> Int {
    await withCheckedContinuation { continuation in
      later { if $0 > 1 { continuation.resume(returning: $0) } }
    }
  }

  static let pourLine = #line + 2
  static func pour(into cup: Int) async -> Int {
    await withCheckedContinuation { continuation in
      guard cup > 1 else { return }
      continuation.resume(returning: cup)
    }
  }

  private static func later(_ body: @escaping @Sendable (Int) -> Void) { body(1) }
}

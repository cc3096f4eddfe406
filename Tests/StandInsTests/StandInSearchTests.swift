import Testing

@testable import StandIns

// Goal: a search goes from missing names to declarations and says what stands in.
// Method: a type checker of a few lines that knows which names are declared.
@Suite struct StandInSearchTests {
  private let source = StandInSource(
    path: "/app/Widget.swift",
    text: "import Charts\nlet a = Chart(1)\n"
  )

  @Test func `a search ends when nothing is missing`() {
    let search = StandInSearch([source], knownModules: ["SwiftUI"], folder: "/made")
    let outcome = search.run { files in
      let made = files.last?.text ?? ""
      return made.contains("struct Chart")
        ? "" : "/app/Widget.swift:2:9: error: cannot find 'Chart' in scope\n"
    }
    #expect(outcome.builds)
    #expect(outcome.rounds == 2)
    #expect(outcome.report.modules.map(\.name) == ["Charts"])
    #expect(outcome.report.modules.map(\.owner) == [.apple])
    #expect(outcome.report.types.map(\.name) == ["struct Chart"])
    #expect(outcome.files.map(\.path).last == "/made/StandIns.swift")
  }

  @Test func `a program that lacks nothing is compiled as it is`() {
    let complete = StandInSource(path: "/app/A.swift", text: "import SwiftUI\n")
    let outcome = StandInSearch([complete], knownModules: ["SwiftUI"]).run { _ in "" }
    #expect(outcome.files == [complete])
    #expect(outcome.report.isEmpty)
  }

  @Test func `a search that gets no further gives the messages that are left`() {
    let search = StandInSearch([source], knownModules: ["SwiftUI"], roundLimit: 5)
    let outcome = search.run { _ in "/app/Widget.swift:2:9: error: something else\n" }
    #expect(!outcome.builds)
    #expect(outcome.rounds == 1)
    #expect(outcome.remaining.map(\.text) == ["something else"])
  }
}

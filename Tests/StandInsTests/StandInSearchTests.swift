import Testing

@testable import StandIns

// Goal: a search goes from missing names to declarations and lists the stand-ins.
// Method: a type checker of a few lines that knows which names are declared.
@Suite struct StandInSearchTests {
  private let source = StandInSource(
    path: "/app/Widget.swift",
    text: "import Charts\nlet a = Chart(1)\n"
  )

  @Test func `a search ends when nothing is missing`() {
    let search = StandInSearch([source], knownModules: ["SwiftUI"], folder: "/made")
    let outcome = search.run { files, _ in
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
    let outcome = StandInSearch([complete], knownModules: ["SwiftUI"]).run { _, _ in "" }
    #expect(outcome.files == [complete])
    #expect(outcome.report.isEmpty)
  }

  @Test func `a search that gets no further gives the messages that are left`() {
    let search = StandInSearch([source], knownModules: ["SwiftUI"], roundLimit: 5)
    let outcome = search.run { _, _ in "/app/Widget.swift:2:9: error: something else\n" }
    #expect(!outcome.builds)
    #expect(outcome.rounds == 1)
    #expect(outcome.remaining.map(\.text) == ["something else"])
  }

  @Test func `a type that the platform has too is the one of the imported module`() {
    let file = StandInSource(path: "/app/A.swift", text: "import Keys\nlet a: PreferenceKey\n")
    let search = StandInSearch(
      [file],
      knownModules: ["SwiftUI", "Keys", "Other"],
      neighbours: ["Keys": ["PreferenceKey"], "Other": ["PreferenceKey"]]
    )
    let alias = "public typealias PreferenceKey = Keys.PreferenceKey"
    let outcome = search.run { files, _ in
      files.contains { $0.text.contains(alias) }
        ? ""
        : "/app/A.swift:2:8: error: 'PreferenceKey' is ambiguous for type lookup in this context\n"
    }
    #expect(outcome.builds)
    #expect(outcome.report.isEmpty)
    #expect(outcome.files.contains { $0.text.contains(alias) })
  }

  @Test func `what does not build and nothing reaches is left out, what is reached stays`() {
    let file = StandInSource(
      path: "/app/A.swift",
      text: "struct Near {}\nstruct Far {}\n"
    )
    let search = StandInSearch([file], knownModules: [], wanted: ["Near"])
    let far = search.run { files, _ in
      files[0].text.contains("Far") ? "/app/A.swift:2:8: error: strange\n" : ""
    }
    #expect(far.builds)
    #expect(far.report.omissions.map(\.name) == ["struct Far"])
    let near = search.run { _, _ in "/app/A.swift:1:8: error: strange\n" }
    #expect(!near.builds)
  }

  @Test func `as long as names are missing the program is looked at in haste`() {
    let file = StandInSource(path: "/a.swift", text: "let a = Foo()\n")
    var efforts: [StandInSearch.Effort] = []
    let outcome = StandInSearch([file], knownModules: []).run { files, effort in
      efforts.append(effort)
      return efforts.count == 1 ? "/a.swift:1:9: error: cannot find 'Foo' in scope\n" : ""
    }
    #expect(outcome.builds)
    #expect(efforts == [.quick, .quick, .full])
  }

  @Test func `rounds from which nothing follows end soon`() {
    let file = StandInSource(path: "/a.swift", text: "let a = Foo()\nlet b = 1\n")
    var count = 0
    let outcome = StandInSearch([file], knownModules: []).run { _, _ in
      count += 1
      // A different message each time, and never fewer.
      return
        "/a.swift:2:5: error: strange \(count)\n/a.swift:1:9: error: cannot find 'Foo' in scope\n"
    }
    #expect(!outcome.builds)
    #expect(outcome.rounds < 12)
  }

  @Test(arguments: [30, 31])
  func `of a module with many files all that nothing reaches is left out at once`(count: Int) {
    let files = (0..<count).map {
      StandInSource(path: "/\($0).swift", text: "struct A\($0) {}\n")
    }
    let search = StandInSearch(files, knownModules: [], wanted: ["A0"])
    let outcome = search.run { files, _ in
      files[1].text.contains("A1") ? "/1.swift:1:8: error: strange\n" : ""
    }
    #expect(outcome.builds)
    #expect(outcome.report.omissions.count == (count > 30 ? count - 1 : 1))
  }

  @Test(arguments: [
    ("class Session: Net.Session {}", "class Session: Net_Session {}"),
    ("class Other: Net.Session {}", "class Other: Net.Session {}"),
    (
      "struct Session { let a: Net.Session; let b: Session.Net }",
      "struct Session { let a: Net_Session; let b: Session.Net }"
    ),
    ("typealias Session = Known.Session", "typealias Session = Known.Session"),
  ])
  func `a name of a missing module that the program has, too, is another name`(
    text: String,
    settled: String
  ) {
    let file = StandInSource(path: "/a.swift", text: "import Net\nimport Known\n" + text)
    let found = QualifiedNames.settled([file], knownModules: ["Known"])
    #expect(found.map(\.text) == ["import Net\nimport Known\n" + settled])
  }
}

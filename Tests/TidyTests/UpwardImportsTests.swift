import Testing

// Goal: the table of rooms is the order in which modules can be read, built and removed.
@Suite struct UpwardImportsTests {
  @Test func `every import leads up`() {
    #expect(UpwardImports.findings(in: Repository.sources) == [])
  }

  @Test func `an import of what stands below is found`() {
    let path = "Sources/Campaigning/RunRecord/Lines/Line.swift"
    let found = UpwardImports.findings(in: [SwiftFile(path, "import Campaigns\nimport Clauses\n")])
    #expect(found == [Finding(path, "Campaigns does not stand above RunRecord")])
  }

  @Test(arguments: [
    ("Sources/Judging/Clauses/A.swift", "WidgetRuntime"),
    ("Sources/RealWidgets/AppleModules/SwiftUI/A.swift", "WidgetModel"),
    ("Sources/RealWidgets/WorkerProcesses/A.swift", "WidgetModel"),
    ("Sources/RealWidgets/WidgetAuthoring/A.swift", "Clauses"),
    ("Sources/Engine/PropertyTesting/A.swift", "WidgetModel"),
    ("Sources/ExampleWidgets/A.swift", "WidgetAuthoring"),
    ("Sources/RealWidgets/WidgetWorker/A.swift", "RuntimeMutants"),
  ])
  func `what a room must not see is found`(path: String, module: String) {
    let found = UpwardImports.findings(in: [
      SwiftFile(path, "@testable import struct \(module).Name\n")
    ])
    #expect(found.count == 1)
  }

  @Test func `the core does without Foundation`() {
    let text = "#if os(Linux)\n  import Foundation\n#endif\n"
    let paths = ["Judging/Clauses", "Reporting"].map { "Sources/\($0)/A.swift" }
    let found = UpwardImports.findings(in: paths.map { SwiftFile($0, text) })
    #expect(found == [Finding(paths[0], "Clauses does without Foundation")])
  }

  @Test func `a module without a row is found`() {
    let found = UpwardImports.findings(in: [SwiftFile("Sources/Judging/Advice/A.swift", "")])
    #expect(found.map(\.subject) == ["Sources/Judging/Advice/A.swift"])
  }

  @Test func `imports in words and of what stands above pass`() {
    let text =
      "// import Campaigns\nimport Foundation\nimport Clauses\nlet text = \"import Campaigns\"\n"
    let found = UpwardImports.findings(in: [
      SwiftFile("Sources/Campaigning/RunRecord/A.swift", text)
    ])
    #expect(found == [])
  }
}

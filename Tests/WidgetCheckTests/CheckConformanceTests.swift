import ExampleWidgets
import FaultyExampleWidgets
import Testing
import WidgetCheck

// In a process that such a test starts, the same test runs up to the call and serves it.
@Suite(.serialized) struct CheckConformanceTests {
  private var options: ConformanceOptions {
    var options = ConformanceOptions()
    options.cases = 8
    options.failOn = .recommended
    options.shrinkBudget = 10
    return options
  }

  @Test func `a bundle that keeps its promises passes`() async throws {
    try await checkConformance(of: ExampleWidgets.QuestWidgets.self, options)
  }

  @Test func `each broken clause of a bundle is an issue with its scenario`() async throws {
    let issues = Issues()
    try await withKnownIssue {
      try await checkConformance(of: FaultyExampleWidgets.MusicWidgets.self, options)
    } matching: { issue in
      issues.texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return true
    }
    #expect(issues.texts.contains { $0.contains("TL-17.provider") && $0.contains("placement 0") })
  }

  @Test func `only chosen clauses are judged, and an unknown one is an error`() async throws {
    var chosen = options
    chosen.clauses = ["VW-01"]
    try await checkConformance(of: FaultyExampleWidgets.KettleWidgets.self, chosen)
    chosen.clauses = ["VW-01", "VW-99"]
    let error = await #expect(throws: ConformanceError.self) {
      try await checkConformance(of: FaultyExampleWidgets.KettleWidgets.self, chosen)
    }
    #expect(error?.description.hasPrefix("no clause, row or area is called \"VW-99\"") == true)
  }

  @Test func `outside of a test there is nothing to start again`() async {
    let options = options
    await #expect(throws: ConformanceError.noTest) {
      try await Task.detached {
        try await checkConformance(of: ExampleWidgets.MusicWidgets.self, options)
      }.value
    }
  }
}

/// The recorded issues, in the order of their recording.
private final class Issues: @unchecked Sendable {
  var texts: [String] = []
}

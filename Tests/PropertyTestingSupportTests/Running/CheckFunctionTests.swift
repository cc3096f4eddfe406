import PropertyTesting
import PropertyTestingSupport
import Testing

// Goal: a test sees one issue for each distinct failure, at the place of the call, and nothing else.
@Suite struct CheckFunctionTests {
  private static let lists = Integers(in: 0...1000).list(count: 0...20)

  private struct Broken: Error {}

  @Test func `a property that holds records nothing and reports its cases`() async throws {
    let issues = try await recordedIssues {
      let report = try await check(Self.lists, .cases(300)) { $0.reversed().reversed() == $0 }
      #expect(report.outcome == .passed)
      #expect(report.judged == 300)
    }
    #expect(issues.isEmpty)
  }

  @Test func `a failed expectation becomes one issue with the simplest value`() async throws {
    let line = #_sourceLocation.line
    let issues = try await recordedIssues {
      try await check(Self.lists, .seed(7)) { list in
        #expect(list.count < 3)
      }
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.isFailure)
    #expect(issue.sourceLocation?.line == line + 2)
    #expect(
      issue.lines[0]
        == """
        The property does not hold: \
        an expectation failed in PropertyTestingSupportTests/CheckFunctionTests.swift.
        """
    )
    #expect(issue.line("locally minimal") == "[0, 0, 0]")
    #expect(issue.line("first")?.hasPrefix("[") == true)
    #expect(
      issue.lines.contains {
        $0.hasPrefix("CheckFunctionTests.swift:\(line + 3):")
          && $0.hasSuffix(": Expectation failed: (list.count → 3) < 3")
      }
    )
    #expect(issue.lines.contains { $0.contains("; shrunk in ") })
    #expect(
      issue.line("replay")
        == #"check(..., replaying: "[3 1 (3+1 0) 1 (3+1 0) 1 (3+1 0) 0]")"#
    )
    #expect(issue.line("failed") == "1000 cases judged, seed 7")
  }

  @Test func `each distinct failure is an issue of its own`() async throws {
    let issues = try await recordedIssues {
      try await check(Self.lists) { list in
        #expect(!list.contains { $0 > 500 })
        if list.count == 9 { throw Broken() }
        try #require(list.count < 12)
        return list.first != 3
      }
    }
    #expect(issues.count == 4)
    let minima = issues.map { $0.line("locally minimal") }
    #expect(minima.contains("[501]"))
    #expect(minima.contains("[0, 0, 0, 0, 0, 0, 0, 0, 0]"))
    #expect(minima.contains("[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"))
    #expect(minima.contains("[3]"))
    let words = issues.map { $0.lines[0] }
    #expect(words.contains("The property does not hold: it gave back false."))
    #expect(words.contains("The property does not hold: it threw CheckFunctionTests.Broken."))
  }

  @Test func `labels, numbers and goals are noted without a second argument`() async throws {
    let report = try await check(Self.lists, .requires("short", atLeast: 5), .goal("full")) {
      list in
      label("short", if: list.count < 5)
      observe("count", list.count)
      sometimes("full", list.count == 20)
    }
    #expect(report.outcome == .passed)
    #expect(report.coverage.map(\.standing) == [.sufficient])
    #expect(report.statistics.observations.map(\.name) == ["count"])
    #expect(report.goals.count(of: "full") > 0)
  }

  @Test func `what keeps a check from passing is recorded`() async throws {
    let issues = try await recordedIssues {
      try await check(Self.lists, .requires("rare", atLeast: 50)) { _ in true }
      try await check(Self.lists, .goal("moon")) { _ in true }
      try await check(Self.lists, .cases(20)) { _ in try assume(false) }
      try await check(Self.lists.filter { _ in false }) { _ in true }
    }
    #expect(
      issues.map { $0.lines[1].prefix { $0 != ":" } } == [
        "insufficient coverage", "a goal was never reached", "nothing tested", "unhealthy cases",
      ]
    )
    #expect(issues.allSatisfy { $0.isFailure })
  }

  @Test func `assumed cases are discarded and made up for`() async throws {
    let report = try await check(Self.lists, .cases(100)) { list in
      try assume(list.count % 2 == 0)
      #expect(list.count != 7)
    }
    #expect(report.judged >= 100)
    #expect(report.discarded > 0)
  }

  @Test func `a flaky failure is said to be so`() async throws {
    let issues = try await recordedIssues {
      nonisolated(unsafe) var calls = 0
      try await check(Self.lists, .cases(30)) { _ in
        calls += 1
        return calls % 5 != 0
      }
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.lines.contains { $0.contains("flaky: the same choices failed in") } == true
    )
  }

  @Test func `a replay runs its case alone, shows it and warns`() async throws {
    let issues = try await recordedIssues {
      nonisolated(unsafe) var values: [[Int]] = []
      try await check(Self.lists, replaying: "[3 1 (3+1 7) 0]") { list in
        values.append(list)
        #expect(list.isEmpty)
      }
      #expect(values == [[7]])
    }
    #expect(issues.map(\.isFailure) == [true, false])
    #expect(issues[0].line("failing") == "[7]")
    #expect(
      issues[1].lines == [
        "Only one case was replayed; take `replaying:` out to test the property again."
      ]
    )
  }

  @Test func `the seed of a test is always the same and that of another test is another`()
    async throws
  {
    let one = try await check(Self.lists, .cases(1)) { _ in true }
    let same = try await check(Self.lists, .cases(1)) { _ in true }
    let other = try await check(Self.lists, .cases(1), function: "other()") { _ in true }
    #expect(one.plan.seed == same.plan.seed)
    #expect(one.plan.seed != other.plan.seed)
  }

  @Test func `an invalid verdict is refused`() async throws {
    let error = await #expect(throws: CheckError.self) {
      try await check(Self.lists) { list in list.first.map { $0 > 3 } }
    }
    #expect(
      error?.description
        == """
        the closure of a check gives back Optional<Bool>, which nobody judges; \
        give back a Bool, or nothing and use #expect
        """
    )
  }

  @Test func `an invalid replay text is refused`() async throws {
    let error = await #expect(throws: CheckError.self) {
      try await check(Self.lists, replaying: "[3") { _ in true }
    }
    #expect(
      error?.description
        == """
        the case to replay cannot be read: column 3 of the choices: \
        1 brackets are still open at the end; copy the whole text as it was printed
        """
    )
  }

  @Test func `a known issue round a check matches the recorded one, and not those of its cases`()
    async throws
  {
    try await withKnownIssue {
      try await check(Self.lists) { list in
        #expect(list.count < 3)
      }
    } matching: { issue in
      issue.lines.first?.hasPrefix("The property does not hold") == true
    }
  }

  @Test func `a known issue inside a property does not fail it`() async throws {
    let issues = try await recordedIssues {
      try await check(Self.lists, .cases(50)) { list in
        withKnownIssue(isIntermittent: true) {
          #expect(list.count < 3)
        }
      }
    }
    #expect(issues.isEmpty)
  }

  @MainActor @Test func `a property runs on the actor of its test`() async throws {
    var values = 0
    try await check(Self.lists, .cases(20)) { _ in
      MainActor.assertIsolated()
      values += 1
    }
    try await check(Self.lists, .cases(20)) { _ in
      await Task.yield()
      MainActor.assertIsolated()
      values += 1
    }
    #expect(values == 40)
  }
}

import Foundation
import PropertyTesting
import Testing

@testable import PropertyTestingSupport

// Goal: a trap in an isolated check is a failure like any other, and the process stays.
@Suite struct IsolatedCheckTests {
  private static let lists = Integers(in: 0...9).list(count: 0...8)

  @Test func `a trap is shrunk, reported and replayed`() async throws {
    let process = ProcessInfo.processInfo.processIdentifier
    let issues = try await recordedIssues {
      let report = try await check(Self.lists, .cases(40), .isolated) { list in
        let index = list.count > 2 ? 99 : 0
        return list.isEmpty || list[index] >= 0
      }
      let failure = try #require(report.failures.first)
      guard case .trapped(let signal, _) = failure.failure.kind else {
        Issue.record("\(failure.failure)")
        return
      }
      #expect(signal.hasPrefix("SIG"))
      #expect(failure.minimal == [0, 0, 0])
      #expect(report.failures.count == 1)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.lines[0].hasPrefix("The property does not hold: it trapped (SIG") == true)
    #expect(issues.first?.line("locally minimal") == "[0, 0, 0]")
    #expect(ProcessInfo.processInfo.processIdentifier == process)
  }

  @Test func `other failures and notes are those of an ordinary check`() async throws {
    let issues = try await recordedIssues {
      let report = try await check(Self.lists, .cases(40), .isolated) { list in
        label("long", if: list.count > 3)
        #expect(list.count < 3)
      }
      #expect(report.statistics.count(of: "long") > 0)
    }
    #expect(issues.map { $0.line("locally minimal") } == ["[0, 0, 0]"])
  }

  @Test func `an exit inside the property is a failure, too`() async throws {
    let issues = try await recordedIssues {
      try await check(Integers(in: 0...9), .isolated) { number in
        if number > 4 { exit(7) }
      }
    }
    #expect(issues.map { $0.line("minimal") } == ["5"])
    #expect(issues.first?.lines[0].contains("exit with 7") == true)
  }

  @Test func `a copy that waits forever is ended and says nothing`() {
    // A macro cannot hold a value that is not copyable.
    guard let copies = ProcessCopy(timeLimit: 1) else {
      Issue.record("this platform has no copies of processes")
      return
    }
    var isCopied = false
    let end = copies.run {
      isCopied = true
      while true { sleep(1) }
    }
    #expect(end == .unknown)
    #expect(!isCopied)
  }

  @Test func `a trapping case is saved and found again`() async throws {
    try await withTemporaryFolder { folder in
      func run() async throws -> String? {
        let issues = try await recordedIssues {
          try await check(Self.lists, .cases(30), .isolated, .database(folder)) { list in
            precondition(list.count < 2, "too long")
          }
        }
        return issues.first?.lines.first { $0.hasPrefix("found ") }
      }
      let (first, second) = (try await run(), try await run())
      #expect(first?.hasPrefix("found by case ") == true)
      #expect(second?.hasPrefix("found by the saved case ") == true)
    }
  }

  @Test func `a closure that suspends cannot be isolated`() async throws {
    await #expect(throws: CheckError.cannotIsolate) {
      try await check(Self.lists, .isolated) { _ in
        await Task.yield()
        return true
      }
    }
  }

  @Test func `a state machine is checked without a closure`() async throws {
    let issues = try await recordedIssues {
      try await check(Counter(), upTo: 20, .cases(200))
    }
    #expect(issues.map { $0.line("locally minimal") } == ["[CounterCommand.up, CounterCommand.up]"])
    #expect(issues.first?.lines[0] == "The property does not hold: two is lost.")
  }
}

private enum CounterCommand { case up, down }

private struct Counter: StateMachine {
  let initialModel = 0
  let rules: [Rule<Int, CounterCommand>] = [Rule("up", .up), Rule("down", .down)]

  func isAllowed(_ command: CounterCommand, in model: Int) -> Bool { command == .up || model > 0 }

  func advance(_ model: inout Int, by command: CounterCommand, as step: Step) {
    model += command == .up ? 1 : -1
  }

  func makeSystem() -> Int { 0 }

  func perform(_ command: CounterCommand, as step: Step, on system: inout Int, from model: Int)
    -> [String]
  {
    system += command == .up ? 1 : -1
    return system == 2 ? ["two is lost"] : []
  }
}

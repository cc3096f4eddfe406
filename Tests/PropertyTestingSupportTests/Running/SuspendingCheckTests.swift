import PropertyTesting
import PropertyTestingSupport
import Testing

// Goal: a property that suspends is tested like one that does not, and nothing is left behind.
@Suite struct SuspendingCheckTests {
  private static let lists = Integers(in: 0...1000).list(count: 0...20)

  @TaskLocal private static var mark = 0

  @Test func `suspending or not, the report is the same`() async throws {
    @Sendable func holds(_ list: [Int]) -> Bool { list.reduce(0, +) < 900 || list.count < 3 }
    let issues = try await recordedIssues {
      let direct = try await check(Self.lists, .seed(3)) { holds($0) }
      let suspending = try await check(Self.lists, .seed(3)) { list in
        await Task.yield()
        return holds(list)
      }
      #expect(direct.lines == suspending.lines)
      #expect(direct.outcome == .failed)
    }
    #expect(issues.count == 2)
    #expect(issues.first?.lines == issues.last?.lines)
  }

  @Test func `expectations and notes work behind a suspension`() async throws {
    let issues = try await recordedIssues {
      let report = try await check(Self.lists, .cases(200)) { list in
        await Task.yield()
        label("empty", if: list.isEmpty)
        #expect(list.count < 4)
      }
      #expect(report.statistics.count(of: "empty") > 0)
    }
    #expect(issues.map { $0.line("locally minimal") } == ["[0, 0, 0, 0]"])
  }

  @Test func `a property runs in the task of its test`() async throws {
    try await Self.$mark.withValue(5) {
      try await check(Self.lists, .cases(10)) { _ in
        await Task.yield()
        #expect(Self.mark == 5)
        #expect(Test.current != nil)
      }
    }
  }

  @Test func `a cancelled test ends its check after the case at hand`() async throws {
    for suspends in [true, false] {
      let task = Task { @Sendable () -> Int in
        nonisolated(unsafe) var cases = 0
        _ = await #expect(throws: CancellationError.self) {
          if suspends {
            try await check(Self.lists, .cases(100_000)) { _ in
              cases += 1
              if cases == 5 { withUnsafeCurrentTask { $0?.cancel() } }
              try await Task.sleep(for: .zero)
            }
          } else {
            try await check(Self.lists, .cases(100_000)) { _ in
              cases += 1
              if cases == 5 { withUnsafeCurrentTask { $0?.cancel() } }
            }
          }
        }
        return cases
      }
      #expect(await task.value == 5)
    }
  }

  @Test func `what was found before a cancellation is recorded`() async throws {
    let issues = try await recordedIssues {
      let task: Task<Void, Never> = Task {
        _ = await #expect(throws: CancellationError.self) {
          try await check(Self.lists) { list in
            await Task.yield()
            if list.count > 3 {
              withUnsafeCurrentTask { $0?.cancel() }
              return false
            }
            return true
          }
        }
      }
      await task.value
    }
    #expect(issues.count == 1)
    #expect(issues.first?.lines.contains { $0.contains("it was stopped") } == true)
  }

  @Test func `many checks can suspend at once`() async throws {
    await withTaskGroup(of: Int.self) { group in
      for seed in 0..<20 as Range<UInt64> {
        group.addTask {
          let report = try? await check(Self.lists, .cases(50), .seed(seed)) { _ in
            await Task.yield()
            return true
          }
          return report?.judged ?? 0
        }
      }
      var judged = 0
      for await count in group { judged += count }
      #expect(judged == 1000)
    }
  }
}

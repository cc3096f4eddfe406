import PropertyTesting
import PropertyTestingSupport
import Testing

// Goal: a property that names its types needs no generator, and notes need no second parameter.
@Suite struct CheckByTypeTests {
  private enum Suit: CaseIterable, Generatable { case hearts, spades }

  @Test func `the type of the parameter gives the values`() async throws {
    let issues = try await recordedIssues {
      try await check { (number: Int) in number < 10 }
      try await check { (text: String) in !text.contains("b") }
      try await check { (list: [Int?]) in #expect(list.count < 2) }
      try await check { (suit: Suit) in suit == .hearts }
    }
    #expect(
      issues.prefix(3).map { $0.line("locally minimal") } == ["10", #""b""#, "[nil, nil]"]
    )
    // Both suits were tried.
    #expect(issues.last?.line("minimal") == "CheckByTypeTests.Suit.spades")
  }

  @Test func `several parameters are drawn together`() async throws {
    let issues = try await recordedIssues {
      let report = try await check(.cases(2_000)) { (one: Int8, other: Int8, isKept: Bool) in
        !isKept || one != 5 || other < 5
      }
      #expect(report.failures.first.map { $0.minimal == (5, 5, true) } == true)
    }
    #expect(issues.count == 1)
  }

  @Test func `a property by type may suspend`() async throws {
    let issues = try await recordedIssues {
      try await check(.cases(300)) { (list: [Int], limit: UInt8) in
        await Task.yield()
        #expect(list.count < 3)
      }
    }
    #expect(issues.map { $0.line("locally minimal") } == ["([0, 0, 0], 0)"])
  }

  @Test func `a target steers the search from a free function`() async throws {
    let issues = try await recordedIssues {
      try await check(Integers(in: 0...1_000_000).list(count: 6), .cases(5_000)) { list in
        let sum = list.reduce(0, +)
        target(Double(sum))
        return sum < 5_800_000
      }
    }
    #expect(issues.count == 1)
  }

  @Test func `without a check notes do nothing`() {
    label("alone")
    observe("alone", 1)
    sometimes("alone")
    target(1)
  }

  @Test func `checks at once keep their notes apart`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...4 {
        group.addTask {
          let report = try await check(.cases(50), .goal("\(number)")) { (_: Int) in
            sometimes("\(number)")
          }
          #expect(report.goals.goals.map(\.name) == ["\(number)"])
        }
      }
      try await group.waitForAll()
    }
  }
}

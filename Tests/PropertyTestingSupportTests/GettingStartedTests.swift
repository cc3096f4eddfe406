import Foundation
import PropertyTestingSupport
import Testing

// Goal: the code of the article GettingStarted compiles and does what the article says.
// Method: this file contains each block of the article verbatim; a test compares the two.

struct Order: Hashable {
  var lines: [Int]
  var discount: Int

  var total: Int { lines.reduce(0, +) - discount }
}

let orders = Draw { source in
  Order(
    lines: source.draw(Integers(in: 1...100).list(count: 0...5)),
    discount: source.draw(Integers(in: 0...50))
  )
}

@Suite struct GettingStartedTests {
  @Test func `sorting twice changes nothing`() async throws {
    try await check { (list: [Int]) in
      list.sorted().sorted() == list.sorted()
    }
  }

  func `a total is never negative`() async throws {
    try await check(orders) { order in
      #expect(order.total >= 0)
    }
  }

  @Test func `a discounted order costs less`() async throws {
    try await check(orders) { order in
      try assume(order.discount > 0)
      #expect(order.total < order.lines.reduce(0, +))
    }
  }

  @Test func `lines are summed`() async throws {
    try await check(
      orders,
      .cases(2_000),
      .requires("several lines", atLeast: 30),
      .goal("free")
    ) { order in
      label("several lines", if: order.lines.count > 1)
      observe("lines", order.lines.count)
      sometimes("free", order.total == 0)
      #expect(order.total + order.discount == order.lines.reduce(0, +))
    }
  }

  func `orders are kept`() async throws {
    try await check(orders, .database("Tests/Cases")) { order in
      order.total >= 0
    }
  }

  func `one order again`() async throws {
    try await check(orders, replaying: "[3 0] 1") { order in
      order.total >= 0
    }
  }

  @Test func `totals can be asked for`() async throws {
    try await check(orders, .cases(100)) { order in
      let total = await register.total(of: order)
      #expect(total == order.total)
    }
  }

  private let register = Register()
}

private actor Register {
  func total(of order: Order) -> Int { order.total }
}

@Suite struct GettingStartedArticleTests {
  @Test func `the failure in the article is what the test prints`() async throws {
    let issues = try await recordedIssues {
      try await GettingStartedTests().`a total is never negative`()
      try await GettingStartedTests().`one order again`()
    }
    #expect(issues[0].line("locally minimal") == "Order(lines: [], discount: 1)")
    #expect(issues[1].line("failing") == "Order(lines: [], discount: 1)")
    #expect(issues[0].line("replay") == #"check(..., replaying: "[3 0] 1")"#)
    let article = try Self.article()
    // The first case depends on the search; its shrunk form does not.
    let lasting = issues[0].lines.filter { line in
      ["locally minimal:", "replay:"].contains { line.hasPrefix($0) }
    }
    #expect(lasting.count == 2)
    for line in lasting { #expect(article.contains(line), "the article lacks: \(line)") }
    #expect(article.contains("Expectation failed: (order.total → -1) >= 0"))
  }

  @Test func `the code in the article is the code of these tests`() throws {
    let tests = try Self.text(of: "Tests/PropertyTestingSupportTests/GettingStartedTests.swift")
    let lines = Set(tests.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    var isCode = false
    var count = 0
    for line in try Self.article().split(separator: "\n") {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode, !line.trimmingCharacters(in: .whitespaces).isEmpty {
        let code = line.trimmingCharacters(in: .whitespaces)
        #expect(lines.contains(code.replacing("@Test func `a total", with: "func `a total")))
        count += 1
      }
    }
    #expect(count > 30)
  }

  private static func article() throws -> String {
    try text(of: "Sources/Engine/PropertyChecks/PropertyChecks.docc/GettingStarted.md")
  }

  private static func text(of path: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

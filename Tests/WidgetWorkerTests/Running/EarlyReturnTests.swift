// Goal: the line that returns the cached value is found from the line that would have read it
// again.
import Testing

@testable import WidgetCampaigns

@Suite struct EarlyReturnTests {
  private let rows = """
    func other() { if let book { return book } }
    func book() throws -> Book? {
      if let book { return book }
      guard let data = stored() else { return nil }
      book = try decode(data)
    }
    var page: Int {
      if let page {
        return page
      }
      if isOpen { count += 1 }
      page = read()
    }
    func plain() -> Int {
      read()
    }
    func tip() async throws -> Tip {
      guard last.distance(to: .now) > 3 else { return .welcome }
      return try await Self.download()
    }
    func download() async throws -> Tip {
      guard let url = address else { return .welcome }
      return try await load(url)
    }
    """.split(separator: "\n", omittingEmptySubsequences: false)

  @Test func `the nearest early return of the function is the one`() {
    #expect(EarlyReturn.number(before: 4, in: rows) == 3)
    #expect(EarlyReturn.number(before: 5, in: rows) == 3)
    #expect(EarlyReturn.number(before: 12, in: rows) == 8)
  }

  @Test func `where a function has none, that of its only caller is the one`() {
    #expect(EarlyReturn.number(before: 23, in: rows) == 18)
  }

  @Test func `a function without one has none, nor a line that is not there`() {
    for line in [0, 2, 15, 99] { #expect(EarlyReturn.number(before: line, in: rows) == nil) }
  }
}

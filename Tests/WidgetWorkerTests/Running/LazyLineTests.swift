// Goal: the declaration of a lazy variable is found from the lines of its closure, and from no others.
import Testing

@testable import WidgetCampaigns

@Suite struct LazyLineTests {
  private let rows = """
    final class Store {
      private(set) lazy var books: [Book] = {
        guard let data = stored() else {

          return []
        }
        return decode(data)
      }()

      func page() -> Page {
        read()
      }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false)

  @Test(arguments: [2, 3, 5, 7])
  func `a line of the closure leads to the declaration`(line: Int) {
    #expect(LazyLine.number(around: line, in: rows) == 2)
  }

  @Test(arguments: [1, 11, 40])
  func `another line does not`(line: Int) {
    #expect(LazyLine.number(around: line, in: rows) == nil)
  }
}

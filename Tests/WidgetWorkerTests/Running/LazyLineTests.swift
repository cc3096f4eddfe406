// Goal: the declaration of a lazy variable is found from the lines of its closure, and from no others.
import Foundation
import Testing
import WorkerProcesses

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

  @Test func `a reading in a function that the value calls is kept by the variable`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try """
    final class Store {
      lazy var books: [Book] = load()
      func fresh() -> [Book] {
        load()
      }
      private func load() -> [Book] {
        decode(stored())
      }
    }
    """.write(to: file, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    func line(_ number: Int) -> PlaceLine {
      PlaceLine(CodePlace(function: "", file: file.path, line: number))
    }
    #expect(LazyLine.declaration(amongCallers: [line(7), line(2)])?.line == 2)
    #expect(LazyLine.declaration(amongCallers: [line(7), line(4)]) == nil)
  }
}

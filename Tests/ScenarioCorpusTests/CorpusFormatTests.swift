import Testing
import WidgetModel

@testable import ScenarioCorpus

// Goal: an old file goes through every step after its own format, in order.
@Suite struct CorpusFormatTests {
  private static func step(_ name: String) -> CorpusFormat.Step {
    { json in .object(json.members + [JSON.Member(name, .bool(true))]) }
  }

  private let format = CorpusFormat(steps: [step("second"), step("third")])

  @Test(
    arguments: [(1, ["format", "second", "third"]), (2, ["format", "third"]), (3, ["format"])]
      as [(Int64, [String])]
  )
  func `a file goes through the steps after its format`(number: Int64, names: [String]) throws {
    let json = JSON.object([JSON.Member("format", .number(number))])
    #expect(try format.upgraded(json).members.map(\.name) == names)
  }

  @Test(arguments: [4, 5, Int64.max])
  func `a newer format is refused and says so`(number: Int64) throws {
    let json = JSON.object([JSON.Member("format", .number(number))])
    let error = try #require(throws: CorpusError.self) { try format.upgraded(json) }
    #expect(error == .newerFormat(found: number, newest: 3))
    #expect(error.description.contains("formats up to 3"))
  }
}

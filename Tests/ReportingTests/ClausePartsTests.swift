import Clauses
import Foundation
import RunRecord
import Testing

@testable import Reporting

// Goal: a report shows each applicable clause in the same eight parts as the command and the
// catalogue's pages.
// Method: the words of each part are looked for in the clause's own row; those of its facts, which
// a page shows once, in the page.
@Suite struct ClausePartsTests {
  private static let page = HTMLReport(record(of: Clause.catalogue)).text

  private static let pageWords = words(page)

  /// The words of each clause's row, by the clause's id.
  private static let rows: [String: Data] = Dictionary(
    page.components(separatedBy: "<tr id=\"clause-").dropFirst().map { row in
      (
        String(row.prefix { $0 != "\"" }),
        words(row.components(separatedBy: "</tr>")[0])
      )
    },
    uniquingKeysWith: { first, _ in first }
  )

  private static func record(of clauses: [Clause]) -> RunRecord {
    var record = RunRecord()
    record.clauses = clauses.map { clause in
      var line = ClauseLine()
      line.id = clause.id.text
      line.title = clause.title
      line.statement = clause.statement
      line.level = clause.level
      line.party = clause.party
      line.sources = clause.sources.map(\.text)
      line.situations = clause.situations.map { situation in
        var line = SituationLine()
        line.name = situation.name
        line.isRequired = situation.isRequired
        return line
      }
      return line
    }
    return record
  }

  /// Returns only the letters and digits: markup may split words, and backticks become elements.
  private static func words(_ text: String) -> Data {
    let plain = text.replacing(/<[^>]*>/, with: "").replacing(/&[a-z#0-9]+;/, with: "")
    return Data(plain.filter { $0.isLetter || $0.isNumber }.utf8)
  }

  /// Returns the lines of a clause's description that its row does not show, or the page for facts.
  private func missing(_ clause: Clause, in row: Data, _ page: Data) -> [String] {
    let description = ClauseDescription(of: clause)
    return ClauseDescription.Part.allCases.flatMap { part in
      description.lines(of: part).filter { line in
        let place = part == .grounds ? page : row
        return place.range(of: Data(line.text.filter { $0.isLetter || $0.isNumber }.utf8)) == nil
      }
      .map { "\(part.rawValue): \($0.text)" }
    }
  }

  @Test(arguments: Party.allCases)
  func `every clause of a party is shown in all parts`(party: Party) throws {
    for clause in Clause.catalogue where clause.party == party {
      let row = try #require(
        Self.rows[clause.id.text]
      )
      #expect(missing(clause, in: row, Self.pageWords) == [], "\(clause.id)")
    }
  }

  @Test func `another clause's row does not show the parts of a clause`() throws {
    let clauses = Clause.catalogue.filter { $0.party == .view }.prefix(2)
    let (first, second) = (clauses[clauses.startIndex], clauses[clauses.startIndex + 1])
    let row = try #require(Self.rows[second.id.text])
    let absent = missing(first, in: row, Self.pageWords)
    #expect(
      absent.contains { $0.hasPrefix("Promise: ") } && absent.contains { $0.hasPrefix("Example: ") }
    )
  }

  @Test func `a clause that does not apply is folded, and has no parts`() {
    var record = RunRecord()
    var line = ClauseLine()
    line.id = "VW-01.view"
    line.verdict = .notApplicable
    record.clauses = [line]
    let text = HTMLReport(record).text
    #expect(text.contains("1 clause that does not apply"))
    #expect(!text.contains("class=\"parts\""))
  }
}

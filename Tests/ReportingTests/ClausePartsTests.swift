import Clauses
import Foundation
import RunRecord
import Testing

@testable import Reporting

// Goal: a report shows each clause that applies in the same eight parts as the command and the catalogue's pages.
// Method: the words of each part are looked for in the words of a page with every clause.
@Suite struct ClausePartsTests {
  private static let page: Data = {
    var record = RunRecord()
    record.clauses = Clause.catalogue.map { clause in
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
    let text = HTMLReport(record).text.replacing(/<[^>]*>/, with: "")
    return words(
      text.replacing("&lt;", with: "").replacing("&gt;", with: "").replacing(
        /&[a-z#0-9]+;/,
        with: ""
      )
    )
  }()

  /// The letters and digits alone: markup may part words, and backticks become elements.
  private static func words(_ text: String) -> Data {
    Data(text.filter { $0.isLetter || $0.isNumber }.utf8)
  }

  @Test(arguments: Party.allCases)
  func `every clause of a party is shown in all parts`(party: Party) {
    for clause in Clause.catalogue where clause.party == party {
      let description = ClauseDescription(of: clause)
      for part in ClauseDescription.Part.allCases {
        for line in description.lines(of: part) {
          let isThere = Self.page.range(of: Self.words(line.text)) != nil
          #expect(isThere, "\(clause.id), \(part.rawValue): \(line.text)")
        }
      }
    }
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

import Clauses
import Testing

@testable import RuntimeCommands

// Goal: the command `clauses` shows a clause in the same eight parts as the catalogue's pages and reports.
// Method: its lines are compared with the description, for every clause.
@Suite struct ClausePageTests {
  @Test func `every clause is shown with each of its parts in order`() {
    for clause in Clause.catalogue {
      let lines = ClausePage.lines(of: clause)
      let description = ClauseDescription(of: clause)
      let headings = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      #expect(headings == ClauseDescription.Part.allCases.map { "  " + $0.rawValue.lowercased() })
      let texts = ClauseDescription.Part.allCases.flatMap { description.lines(of: $0) }
      #expect(lines.count == 1 + headings.count + texts.count, "\(clause.id)")
      for line in texts {
        #expect(lines.contains { $0.contains(line.text) }, "\(clause.id): \(line.text)")
        if let address = line.address { #expect(lines.contains { $0.hasSuffix(address) }) }
      }
    }
  }
}

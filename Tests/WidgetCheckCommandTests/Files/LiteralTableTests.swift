// Goal: a list of literals that would keep the optimiser busy for minutes is noticed, other code is
// not. Method: lists just below and at the limit, within other code.

import Testing

@testable import WidgetCheckCommand

@Suite struct LiteralTableTests {
  @Test(arguments: ["\"\",", "[\"\", \"\"],", "-12, 0.5,", "\"\": 7,"])
  func `a list with as many elements as the limit is noticed`(row: String) throws {
    let elements = row.utf8.count { $0 == UInt8(ascii: ",") }
    let rows = Array(repeating: row, count: LiteralTable.limit / elements)
    let table = try #require(
      LiteralTable.first(in: ["let words = ["] + rows + ["]", "let other = 1"], of: "Words.swift")
    )
    #expect(table.file == "Words.swift")
    #expect(table.line == 2)
    #expect(table.count == LiteralTable.limit)
    #expect(LiteralTable.first(in: ["let words = ["] + rows.dropLast() + ["]"], of: "") == nil)
  }

  @Test func `code of as many lines is not noticed`() {
    let lines = Array(repeating: "add(word, to: list, of: words)", count: 2 * LiteralTable.limit)
    #expect(LiteralTable.first(in: lines, of: "") == nil)
  }

  @Test func `lists with code between them count by themselves`() {
    let half = Array(repeating: "\"\",", count: LiteralTable.limit - 1)
    #expect(LiteralTable.first(in: half + ["]", "let more = ["] + half, of: "") == nil)
  }
}

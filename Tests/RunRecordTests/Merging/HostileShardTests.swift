import Testing

@testable import RunRecord

// Goal: no shard makes the merge trap: it is refused on reading, or does not fit the others.
@Suite struct HostileShardTests {
  private static func shards(_ change: (inout RunRecord, Int) -> Void) -> [RunRecord] {
    (0..<2).map { index in
      var record = RunRecord()
      record.header.shard = Int64(index + 1)
      record.header.shards = 2
      record.footer = RecordFooter()
      var clause = ClauseLine()
      clause.id = "TL-10.provider"
      var situation = SituationLine()
      situation.name = "it comes"
      clause.situations = [situation]
      record.clauses = [clause]
      record.phases = [PhaseLine()]
      change(&record, index)
      return record
    }
  }

  @Test func `the largest counts that a record may have stay the largest`() throws {
    let largest = ClosedRange<Int64>.natural.upperBound
    let shards = Self.shards { record, _ in
      record.clauses[0].cases = largest
      record.clauses[0].situations[0].count = largest
      record.phases[0].events = largest
    }
    let read = try shards.map { try RunRecord(parsing: $0.text) }
    let merged = try RunRecord(merging: read)
    #expect(merged.clauses[0].cases == largest)
    #expect(merged.clauses[0].situations[0].count == largest)
    #expect(merged.phases[0].events == largest)
    #expect(try RunRecord(parsing: merged.text).clauses[0].cases == largest)
  }

  @Test(arguments: ["cases", "broken", "undecided"])
  func `larger counts are refused on reading`(field: String) {
    let text = Self.shards { record, _ in
      record.clauses[0].cases = 7
      record.clauses[0].broken = 7
      record.clauses[0].undecided = 7
    }[0].text.replacing("\"\(field)\":7", with: "\"\(field)\":9223372036854775807")
    #expect(throws: (any Error).self) { try RunRecord(parsing: text) }
  }

  @Test func `a shard with other situations or guards is of another run`() {
    let more = Self.shards { record, index in
      if index == 1 { record.clauses[0].situations.append(SituationLine()) }
    }
    let others = Self.shards { record, index in
      if index == 1 { record.clauses[0].guards = [GuardLine()] }
    }
    for shards in [more, others] {
      let error = #expect(throws: RecordError.self) { try RunRecord(merging: shards) }
      #expect("\(String(describing: error))".contains("other phases or clauses"))
    }
  }
}

import Clauses
import RunRecord
import Testing

// Goal: a finding that breaks several clauses is expected, compared and merged clause by clause.
// Method: one finding of two clauses, made by hand.
@Suite struct CommonCauseExpectationTests {
  /// Breaks `TL-25.view`, and `TL-10.provider` with the same cause.
  static var finding: FindingLine {
    var finding = JudgedRecord.finding("TL-25.view", "impure", message: "another tree of entry 0")
    var further = ViolationLine()
    further.clause = "TL-10.provider"
    further.kind = "no entries"
    further.widget = finding.widget
    further.message = "the timeline has no entries"
    further.cases = 3
    finding.cases = 5
    finding.also = [further]
    return finding
  }

  static var record: RunRecord {
    var record = JudgedRecord.record([finding])
    record.clauses[0].verdict = .broken
    return record
  }

  @Test(arguments: ["TL-25.view", "TL-10.provider"])
  func `an expectation of one clause does not hide the other`(clause: String) throws {
    var record = CommonCauseExpectationTests.record
    record.apply([JudgedRecord.expectation(clause)], today: nil)
    let finding = try #require(record.findings.first)
    #expect(!finding.isExpected)
    #expect(finding.violations.filter { !$0.expected.isEmpty }.map(\.clause) == [clause])
    #expect(record.status(failOn: .required) == .broken)
    let verdicts = record.clauses.filter { ["TL-25.view", "TL-10.provider"].contains($0.id) }
    #expect(verdicts.filter { $0.verdict == .expected }.map(\.id) == [clause])
  }

  @Test func `a finding all of whose clauses are expected fails nothing`() {
    var record = CommonCauseExpectationTests.record
    record.apply(
      [JudgedRecord.expectation("TL-25"), JudgedRecord.expectation("TL-10", line: 3)],
      today: nil
    )
    #expect(record.findings.map(\.isExpected) == [true])
    #expect(record.status(failOn: .required) == .held)
    record.apply([], today: nil)
    #expect(record.findings.map(\.isExpected) == [false])
  }

  @Test func `an updated file expects each clause of the finding`() {
    var record = CommonCauseExpectationTests.record
    let file = ExpectationFile(name: "expected.jsonl").updated(for: record)
    #expect(file.expectations.map(\.clause) == ["TL-25.view", "TL-10.provider"])
    record.apply(file.expectations, today: nil)
    #expect(record.findings.map(\.isExpected) == [true])
  }

  @Test func `a finding that is reported under another of its clauses does not count as a change`()
  {
    let now = CommonCauseExpectationTests.record
    var before = now
    before.findings = [
      JudgedRecord.finding("TL-10.provider", "no entries"),
      JudgedRecord.finding("TL-25.view", "impure"),
    ]
    #expect(RecordComparison(now, to: before).isEmpty)
    before.findings.removeFirst()
    #expect(RecordComparison(now, to: before).newlyBroken.map(\.clause) == ["TL-10.provider"])
    #expect(
      RecordComparison(now, to: before).newlyBroken.map(\.finding)
        == ["TL-25.view-impure-com-example-city"]
    )
  }

  @Test func `a record with such a finding is read as it was written`() throws {
    let record = CommonCauseExpectationTests.record
    #expect(try RunRecord(parsing: record.text).findings.map(\.also) == record.findings.map(\.also))
  }

  @Test func `shards tell of one cause once`() throws {
    var alone = JudgedRecord.finding("TL-10.provider", "no entries")
    alone.cases = 2
    var shards = [CommonCauseExpectationTests.record, JudgedRecord.record([alone])]
    for index in shards.indices {
      shards[index].header.shard = Int64(index + 1)
      shards[index].header.shards = 2
    }
    let merged = try RunRecord(merging: shards)
    #expect(merged.findings.map(\.clause) == ["TL-25.view"])
    #expect(merged.findings.map(\.cases) == [5])
    #expect(merged.findings.first?.also.map(\.cases) == [5])
    let reversed = try RunRecord(merging: shards.reversed())
    #expect(reversed.text == merged.text)
  }
}

import RunRecord
import Testing

@testable import Reporting

// Goal: a run lists the data that nobody provided, including data that no fixture could provide.
@Suite struct OutsideDataWordsTests {
  private func record(_ items: (OutsideDataLine.Kind, String)...) -> RunRecord {
    var record = SampleRecord.held
    record.outside = items.map { kind, name in
      var line = OutsideDataLine()
      line.kind = kind
      line.name = name
      return line
    }
    return record
  }

  @Test func `an empty store is reported near the verdict, without the options of fixtures`() throws
  {
    let text = TerminalSummary(record((.models, "Trip of trips"))).text
    let remark = try #require(text.split(separator: "\n").first { $0.contains("Trip of trips") })
    #expect(remark.contains("was not judged") && !remark.contains("--fixtures"))
    #expect(text.contains("models Trip of trips: the store stayed empty"))
  }

  @Test func `a store beside other data is a sentence of its own`() {
    let remark = record((.value, "group.a b"), (.models, "Trip of trips")).outsideRemark ?? ""
    #expect(remark.contains("Without a fixture: 1 shared value; "))
    #expect(remark.contains("stayed empty: Trip of trips."))
    #expect(record().outsideRemark == nil)
  }

  @Test func `of many models three are named`() {
    let many = (1...5).map { (OutsideDataLine.Kind.models, "M\($0) of s") }
    var record = record(many[0], many[1], many[2], many[3], many[4])
    #expect(record.outsideRemark?.contains("M3 of s and 2 more") == true)
    record.outside = []
    #expect(record.outsideRemark == nil)
  }

  @Test func `made-up models are reported as such, and not as an empty store`() throws {
    var record = record((.models, "Trip of trips"), (.models, "Trip of trips"))
    record.outside[1].type = "Trip"
    let remark = try #require(record.outsideRemark)
    #expect(remark == "Models were made up by their types alone: Trip of trips.")
    #expect(record.outside[1].words.hasSuffix("made up from the types of the properties"))
  }

  @Test func `a store of models has no fixture`() {
    let lines = record((.models, "Trip of trips")).outside
    #expect(FixtureTexts(lines).files.isEmpty)
  }
}

import RunRecord
import Testing
import WidgetModel

// Goal: the lives of Live Activities survive the record, and records without them are still read.
@Suite struct ActivityLineTests {
  private var finding: FindingLine {
    var step = ActivityStepLine()
    (step.at, step.event, step.isBreaking) = (7, 3, true)
    (step.source, step.name, step.text) = (.push, "push: update", "a push arrives")
    (step.outcome, step.result) = (.dropped, "it cannot be decoded")
    (step.phase, step.place, step.content, step.alert) = (.stale, .attached, 4, .banner)
    step.omitted = 12
    var life = ActivityLine()
    (life.number, life.widget, life.omitted) = (5, "RideAttributes", 9)
    (life.start, life.end, life.departure) = (.push, .setting, .date)
    (life.startedAt, life.endedAt, life.leftAt) = (1, 8, 9)
    life.steps = [step]
    var finding = FindingLine()
    finding.activities.lives = [life]
    (finding.activities.omitted, finding.activities.end) = (2, 10)
    finding.activities.hasIsland = true
    return finding
  }

  @Test func `lives come back from a finding's line`() throws {
    let read = try JSONReader.value(FindingLine.self, from: JSONWriter.json(finding))
    #expect(read == finding)
  }

  @Test func `a merged record keeps the lives of the earliest case`() throws {
    var first = finding
    (first.phase, first.index) = ("random", 1)
    var later = FindingLine()
    (later.phase, later.index, later.clause) = ("random", 2, first.clause)
    var records = [RunRecord(), RunRecord()]
    for index in records.indices {
      records[index].header.shard = Int64(index + 1)
      records[index].header.shards = 2
      records[index].findings = [index == 0 ? later : first]
      records[index].footer = RecordFooter()
    }
    let merged = try RunRecord(merging: records)
    #expect(merged.findings.map(\.activities) == [first.activities])
  }

  @Test func `a finding of an earlier record has none, and none is written of one without`() throws
  {
    let json = try JSON(parsing: #"{"clause":"LA-09.runtime","kind":"stays","message":"stays"}"#)
    let finding = try JSONReader.value(FindingLine.self, from: json)
    #expect(finding.activities == ActivitiesLine())
    #expect(!"\(JSONWriter.json(finding))".contains("activities"))
  }

  @Test func `it stands on the Lock Screen from its start until it is dismissed`() {
    let phases = ActivityStepLine.Phase.allCases.filter { phase in
      var step = ActivityStepLine()
      step.phase = phase
      return step.isOnLockScreen
    }
    #expect(phases == [.active, .stale, .ended])
  }
}

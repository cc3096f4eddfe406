import Clauses
import PlatformFacts
import RunRecord
import WidgetModel

/// Records as runs write them, made by hand.
enum SampleRecord {
  /// A campaign in which all clauses held.
  static var held: RunRecord {
    var record = campaign
    for index in record.clauses.indices where record.clauses[index].verdict != .notApplicable {
      record.clauses[index].verdict = .held
      record.clauses[index].why = ""
      record.clauses[index].broken = 0
      for side in record.clauses[index].situations.indices
      where record.clauses[index].situations[side].count == 0 {
        record.clauses[index].situations[side].count = 312
      }
    }
    record.findings = []
    record.goldens = record.goldens.map { golden in
      var golden = golden
      golden.mismatches = []
      return golden
    }
    record.agreement = record.agreement.filter { $0.missed == 0 }
    record.footer = RecordFooter()
    return record
  }

  /// A campaign of a mutant: two clauses broken, one of them at the end of the run.
  static var campaign: RunRecord {
    var record = RunRecord()
    record.header.tool = "widgetcheck 0.1"
    record.header.subject = "mutant:midnight-reset"
    record.header.subjectVersion = "1"
    record.header.profile = "iOS26"
    record.header.settings = [Setting(.dailyReloads, 40)]
    record.header.seed = 42
    record.header.cases = 20_000
    record.header.islands = 64
    record.header.generator = "g1-5f0c2a"
    record.phases = [
      phase("corpus", 21, domain: 21, events: 4_102),
      phase("small", 7_776, domain: 7_776, events: 214_300),
      phase("random", 20_000, domain: 0, events: 3_912_544),
    ]
    record.numbers = Profile.catalogue.first.map(numbers) ?? []
    record.goldens = [
      golden("budget/four-an-hour.json", "four reloads an hour from 07:00 to 19:00, N = 70", 62),
      golden(
        "budget/twelve-an-hour.json",
        "twelve reloads an hour from 07:00",
        48,
        "line 31: granted at 11h20m expected, nothing happened in 11h20m ... 11h20m"
      ),
      golden("timelines/game-health.json", "the game-health timeline, policy atEnd", 18),
    ]
    record.clauses = clauses
    record.findings = [SampleFinding.budget, SampleFinding.lostReload]
    record.findings[0].activities = SampleActivities.line
    record.agreement = [
      agreement("TL-10.provider", 4_210, 90_012), agreement("TL-18.provider", 3_877, 90_345),
      agreement(
        "VW-01.view",
        6_120,
        88_002,
        missed: 1,
        example: "case 4,112: two URLs, none reported"
      ),
    ]
    record.labels = labels
    record.assumptions = Assumption.catalogue.map { assumption in
      var line = AssumptionLine()
      line.id = assumption.id.text
      line.statement = assumption.statement
      return line
    }
    record.footer = RecordFooter()
    record.footer?.status = 1
    return record
  }

  /// A campaign that was interrupted: findings, but neither clauses nor footer.
  static var partial: RunRecord {
    var record = campaign
    record.clauses = []
    record.agreement = []
    record.labels = []
    record.assumptions = []
    record.footer = nil
    return record
  }

  private static func phase(_ name: String, _ cases: Int64, domain: Int64, events: Int64)
    -> PhaseLine
  {
    var line = PhaseLine()
    line.name = name
    line.cases = cases
    line.domain = domain
    line.events = events
    return line
  }

  private static func numbers(_ profile: Profile) -> [NumberLine] {
    ProfileKey.allCases.map { key in
      var line = NumberLine()
      line.key = key.rawValue
      line.value = key.unit.text(profile[key])
      line.source = profile.source(of: key).kind.rawValue
      line.fact = profile.source(of: key).text
      return line
    }
  }

  private static func golden(
    _ file: String,
    _ title: String,
    _ expectations: Int64,
    _ mismatches: String...
  ) -> GoldenRecordLine {
    var line = GoldenRecordLine()
    line.file = file
    line.title = title
    line.expectations = expectations
    line.mismatches = mismatches
    return line
  }

  private static func agreement(
    _ clause: String,
    _ seeded: Int64,
    _ healthy: Int64,
    missed: Int64 = 0,
    example: String = ""
  ) -> AgreementLine {
    var line = AgreementLine()
    line.clause = clause
    line.seeded = seeded
    line.healthy = healthy
    line.missed = missed
    line.example = example
    return line
  }

  private static var labels: [LabelLine] {
    let counts: [(String, Int64)] = [
      ("widgets one", 11_020), ("widgets two", 6_230), ("widgets three or more", 2_750),
      ("policy never", 5_104), ("policy atEnd", 9_420), ("policy after", 8_871),
      ("answer at the deadline", 1_204), ("answer a tick late", 1_190), ("answer never", 310),
      ("workload taps", 7_200), ("workload reboot", 96), ("workload clock moved back", 41),
    ]
    return counts.map { name, count in
      var line = LabelLine()
      line.name = name
      line.count = count
      return line
    }
  }
}

import RunRecord
import Testing
import WidgetModel

@testable import Reporting

// Goal: one document gives a program the verdict, the findings and the parts that were not judged.
// Method: documents of samples are read back, and their fields compared with the record's.
@Suite struct JSONReportTests {
  @Test func `the document says what was run and how it ended`() throws {
    let json = try SampleFormats.json(SampleRecord.campaign, .json)
    #expect(json["format"] == .number(1))
    #expect(json["subject"]?["name"] == .string("mutant:midnight-reset"))
    #expect(json["subject"]?["title"] == .string("mutant:midnight-reset"))
    #expect(json["profile"] == .string("iOS26"))
    #expect(json["settings"]?["dailyReloads"] == .string("40"))
    #expect(json["seed"] == .string("42"))
    #expect(json["cases"] == .number(20_000))
    #expect(json["verdict"]?["word"] == .string("broken"))
    #expect(json["verdict"]?["status"] == .number(1))
    #expect(json["counts"]?["required"]?["broken"] == .number(2))
    #expect(json["counts"]?["recommended"]?["notClaimed"] == .number(1))
  }

  @Test func `a partial record has no verdict`() throws {
    let json = try SampleFormats.json(SampleRecord.partial, .json)
    #expect(json["verdict"]?["word"] == .string("partial"))
    #expect(json["verdict"]?["status"] == nil)
    #expect(json["findings"]?.elements.count == 2)
    #expect(json["problems"]?.elements.first?["title"] == .string("Partial record"))
  }

  @Test func `a finding has its place, its advice and its commands`() throws {
    let findings = try SampleFormats.json(SampleFormats.bundle, .json)["findings"]?.elements ?? []
    try #require(findings.count == 3)
    let crash = findings[0]
    #expect(crash["clause"] == .string("CR-CRASH"))
    #expect(crash["level"] == .string("required"))
    #expect(crash["failsRun"] == .bool(true))
    #expect(crash["widget"] == .string("CityWidget"))
    #expect(crash["place"]?["file"] == .string("App/Widgets/CityProvider.swift"))
    #expect(crash["place"]?["line"] == .number(41))
    #expect(crash["advice"]?.text?.isEmpty == false)
    #expect(crash["expected"] == .string("at most 40 charged reloads in 24 hours"))
    #expect(crash["actual"] == .string("41 charged reloads"))
    let file = "findings/CR-CRASH-trap-in-timeline-com-example-weather-city.json"
    #expect(crash["scenario"] == .string(file))
    #expect(crash["replay"] == .string("widgetcheck check . --replay \(file)"))
    #expect(findings[1]["place"] == nil)
    #expect(findings[1]["failsRun"] == .bool(false))
    #expect(findings[2]["excused"] == .string("the old buttons go with the next version"))
  }

  @Test func `what was not judged is named with its reason`() throws {
    let gaps = try SampleFormats.json(SampleRecord.campaign, .json)["notJudged"]?.elements ?? []
    let vacuous = try #require(gaps.first { $0["clause"] == .string("DL-03.runtime") })
    #expect(vacuous["verdict"] == .string("vacuous"))
    #expect(vacuous["reason"] == .string("Never seen: at exactly the limit."))
    #expect(!gaps.contains { $0["clause"] == .string("TL-11.runtime") })
  }

  @Test func `a hostile text comes back as it was`() throws {
    for (name, record) in SampleFormats.hostile {
      let findings = try SampleFormats.json(record, .json)["findings"]?.elements ?? []
      let messages = Set(findings.compactMap { $0["message"]?.text })
      #expect(messages == Set(record.findings.map(\.message)), "\(name)")
    }
  }
}

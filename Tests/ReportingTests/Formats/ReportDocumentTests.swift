import RunRecord
import Testing
import WidgetModel

@testable import Reporting

// Goal: each format gives a document that its readers can parse, with any text of a subject.
// Method: every sample in every format, hostile ones included, read back by small parsers.
@Suite struct ReportDocumentTests {
  @Test(arguments: [ReportFormat.json, .sarif, .codeclimate])
  func `formats of JSON are one JSON value`(format: ReportFormat) throws {
    for (name, record) in SampleFormats.all {
      #expect(throws: Never.self, "\(name)") { try SampleFormats.json(record, format) }
    }
  }

  @Test(arguments: ReportFormat.allCases.filter { $0 != .lines })
  func `no document holds a hidden character`(format: ReportFormat) {
    for (name, record) in SampleFormats.all {
      let text = SampleFormats.document(record, format)
      #expect(!text.unicodeScalars.contains { $0.isHidden && $0 != "\n" }, "\(name)")
      #expect(text.isEmpty || text.hasSuffix("\n"), "\(name)")
    }
  }

  @Test func `text has no document, and lines are the record`() {
    #expect(SampleFormats.document(SampleRecord.campaign, .text).isEmpty)
    #expect(SampleFormats.document(SampleRecord.campaign, .lines) == SampleRecord.campaign.text)
  }

  @Test func `formats that need a file say what they leave out`() {
    let record = SampleFormats.bundle
    for format in [ReportFormat.checkstyle, .codeclimate] {
      let notes = ReportDocument(record, as: format).notes
      #expect(notes.contains { $0.contains("CR-01") && $0.contains("names no file") })
      #expect(notes.contains { $0.contains("TL-25.view is expected to break and did not") })
      #expect(!notes.contains { $0.contains("VW-06") })
      let placed = ReportDocument(record, as: format, files: SampleFormats.files).notes
      #expect(!placed.contains { $0.contains("CR-01") })
    }
    for format in [ReportFormat.json, .sarif, .xcode] {
      #expect(ReportDocument(record, as: format).notes.isEmpty)
    }
  }

  @Test func `a fingerprint stays when the line moves, and differs from finding to finding`() {
    func fingerprints(_ record: RunRecord) -> [String] {
      DiagnosticList(record, files: SampleFormats.files).findings.map(\.fingerprint)
    }
    let record = SampleFormats.bundle
    var moved = record
    moved.findings[0].source = "CityProvider.swift:99"
    moved.findings[0].message = "in other words"
    #expect(fingerprints(moved) == fingerprints(record))
    #expect(Set(fingerprints(record)).count == record.findings.count)
    moved.findings[0].source = "Weather.swift:99"
    #expect(fingerprints(moved) != fingerprints(record))
  }
}

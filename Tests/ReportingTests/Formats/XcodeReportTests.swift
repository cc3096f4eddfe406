import RunRecord
import Testing

@testable import Reporting

// Goal: Xcode finds each finding at its line, and nothing that a subject wrote as a line of its own.
// Method: the lines of samples, each against the form that Xcode reads.
@Suite struct XcodeReportTests {
  private func lines(_ record: RunRecord) -> [Substring] {
    SampleFormats.document(record, .xcode).split(separator: "\n")
  }

  @Test func `a finding is one line with full path, level and clause, and notes follow`() {
    let all = lines(SampleFormats.bundle)
    let place = "/src/App/Widgets/CityProvider.swift:41: "
    let message = "the code trapped while it made a timeline: unexpectedly found nil"
    #expect(all.first == "\(place)error: CityWidget: \(message) [CR-CRASH]")
    #expect(all.dropFirst().first?.hasPrefix("\(place)note: What to do: ") == true)
    #expect(all.contains { $0.hasPrefix("\(place)note: Replay it: widgetcheck check . --replay ") })
  }

  @Test func `a finding without a line and a problem have no path`() {
    let all = lines(SampleFormats.bundle)
    #expect(all.contains { $0.hasPrefix("warning: CityWidget: the widget wanted 1,440 reloads") })
    #expect(all.last?.hasPrefix("error: TL-25.view is expected to break and did not") == true)
  }

  @Test func `what is expected is left out`() {
    #expect(!lines(SampleFormats.bundle).contains { $0.contains("VW-06.view") })
  }

  @Test func `a run in which all held has no lines`() {
    #expect(SampleFormats.document(SampleRecord.held, .xcode).isEmpty)
  }

  @Test func `no text begins a line of its own`() throws {
    for (name, record) in SampleFormats.hostile {
      let shown = lines(record)
      #expect(shown.count { $0.contains(": error: ") || $0.hasPrefix("error: ") } > 0, "\(name)")
      for line in shown {
        let isLine = try /^(?:[^\n]*:[1-9][0-9]*: )?(?:error|warning|note): ./.firstMatch(in: line)
        #expect(isLine != nil, "\(name): \(line)")
        #expect(!line.hasPrefix("/etc/"), "\(name): \(line)")
      }
    }
  }
}

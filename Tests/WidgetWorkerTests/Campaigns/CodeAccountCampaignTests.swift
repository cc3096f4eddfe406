import Foundation
// Goal: a finding shows the code at its line, the calls that led there, the events before a crash,
// and the output of the code.
// Method: small campaigns over a widget that crashes and one that gives its entries in disorder.
import RunRecord
import Testing
@_spi(Hosting) import WidgetAuthoring

@Suite struct CodeAccountCampaignTests {
  private let printed = ["asked for the prices", "error [provider]: the store is empty"]

  @Test func `a crash shows its line, the calls that led there and what was printed`() throws {
    let record = try BundleCampaign.record(of: TalkingCrashWidgets.self, cases: 6)
    #expect(record.errors.map(\.text) == [])
    let crash = try #require(record.findings.first { $0.clause == "CR-CRASH" })
    #expect(named(crash) == "return prices[prices.count]")
    #expect(crash.code.calls.map { name($0) }.prefix(2) == ["price", "getTimeline"])
    #expect(printed.allSatisfy { crash.code.output.contains($0) })
    #expect(crash.code.output.contains { $0.hasSuffix("no prices yet") })
    #expect(crash.trace.contains { $0.kind == "requested" })
    expectRepeatable(record)
  }

  @Test func `another finding shows its line and what was printed`() throws {
    let record = try BundleCampaign.record(of: TalkingDisorderWidgets.self, cases: 6)
    let disorder = try #require(record.findings.first { $0.clause == "TL-18.provider" })
    #expect(named(disorder) == "completion(Timeline(entries: entries, policy: .never))")
    #expect(printed.allSatisfy { disorder.code.output.contains($0) })
    expectRepeatable(record)
  }

  /// Data that differs from run to run has no place in a record.
  private func expectRepeatable(_ record: RunRecord) {
    let all = record.findings.flatMap { $0.code.output + $0.code.calls }
    #expect(all.filter { $0.contains("0x") || $0.contains(" /") || $0.hasPrefix("/") } == [])
  }

  /// Returns the text of the line that a finding names.
  private func named(_ finding: FindingLine) -> String? {
    finding.code.excerpt.first { $0.isNamed }?.text.trimmingCharacters(in: .whitespaces)
  }

  /// Returns the name of the function in a call, without its type and parameters.
  private func name(_ call: String) -> String {
    String(call.prefix { $0 != "(" }.split(separator: ".").last ?? "")
  }
}

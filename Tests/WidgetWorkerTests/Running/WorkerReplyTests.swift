import Campaigns
import Clauses
import Foundation
import RunRecord
import Testing
import WidgetModel

@testable import WidgetCampaigns

// Goal: a reply that no worker of this harness sends is refused, and never traps.
@Suite struct WorkerReplyTests {
  private func reply(_ text: String) -> WorkerReplyMessage? {
    try? WorkerReplyMessage(reading: Array(text.utf8))
  }

  @Test(arguments: [
    #"{"report":{"events":9223372036854775807}}"#,
    #"{"report":{"judged":9223372036854775807}}"#,
    #"{"report":{"tallies":[{"clause":9223372036854775807}]}}"#,
    #"{"report":{"tallies":[{"clause":100000}]}}"#,
    #"{"report":{"tallies":[{"undecided":9223372036854775807}]}}"#,
    #"{"report":{"tallies":[{"situations":[{"n":0,"count":9223372036854775807}]}]}}"#,
    #"{"report":{"tallies":[{"guards":[{"n":0,"count":9223372036854775807}]}]}}"#,
    #"{"report":{"tallies":[{"violations":[{"event":9223372036854775807}]}]}}"#,
    #"{"report":{"otherPreviews":9223372036854775807}}"#,
    #"{"report":{"events":-1}}"#, #"{"report":{"unknown":1}}"#, "{", "",
    String(repeating: "[", count: 100_000),
  ])
  func `numbers that no run reaches are refused`(text: String) {
    #expect(reply(text) == nil)
  }

  @Test func `a reply that judges fewer clauses than there are is refused`() throws {
    let order = WorkerRequest(running: Scenario())
    let whole = Clause.catalogue.count
    #expect(reply("{}")?.answers(order) == false)
    #expect(reply(#"{"report":{"events":40,"judged":\#(whole - 1)}}"#)?.answers(order) == false)
    #expect(reply(#"{"report":{"events":40,"judged":\#(whole)}}"#)?.answers(order) == true)
    #expect(reply(#"{"problem":"no profile"}"#)?.answers(order) == true)
    var compared = order
    compared.wantsAnswers = true
    #expect(reply("{}")?.answers(compared) == true)
  }

  @Test func `the largest counts that are read can be summed`() throws {
    let line =
      #"{"clause":0,"undecided":1099511627776,"situations":[{"n":0,"count":1099511627776}]}"#
    let found = try #require(reply(#"{"report":{"tallies":[\#(line)]}}"#)?.report.tallies.first)
    let tally = found.tally(of: Clause.catalogue[0]) { _ in .unknown }
    #expect(tally.undecided == 1 << 40)
    #expect(CaseReport.counts.upperBound < Int64.max / 1_000_000)
  }
}

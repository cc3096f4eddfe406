// Goal: relations without a result leave their turns to others, and an existing process is asked
// once.
// Method: a widget that always shows the same.
import Clauses
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct AnswerTurnsTests {
  private let scenario = {
    var scenario = Scenario()
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    return scenario
  }()

  private let code = DrawingCode { _ in DrawingCode.Reply(texts: ["Every day", "Tea"]) }

  /// Returns the number of comparisons of each of some clauses in twelve turns.
  private func turns(of clauses: [String]) throws -> [String: Int] {
    let judged = clauses.flatMap { id in Clause.catalogue.filter { "\($0.id)" == id } }
    var answers = SecondAnswers(judging: judged)
    let ask: AnswerDesk.Ask = { code.report($0) }
    let desk = AnswerDesk(
      withProcess: { try $0(ask) },
      probe: ask,
      withOtherHashing: { try $0(ask) }
    )
    var found: [SecondAnswers.Found] = []
    for number in 0..<12 {
      found += try answers.findings(in: scenario, number: number, focus: nil, at: desk)
    }
    return Dictionary(grouping: found) { "\(judged[$0.place].id)" }.mapValues(\.count)
  }

  @Test func `turns of a silent relation go to the next that takes those of others`() throws {
    // The widget asks no server, so CR-53 does not apply; CR-58 comes after it and before CR-12.
    let shared = try turns(of: ["CR-12", "CR-53", "CR-58"])
    #expect(shared["CR-58"] == 4)
    #expect(try #require(shared["CR-12"]) > 4)
    #expect(try turns(of: ["CR-58"]) == ["CR-58": 12])
  }

  @Test func `what was asked is known, unless other questions in between matter`() throws {
    var asked = 0
    let ask: AnswerDesk.Ask = {
      asked += 1
      return code.report($0)
    }
    let desk = AnswerDesk(withProcess: { try $0(ask) }, probe: ask)
    let question = AnswerQuestion(for: scenario.placements[0], in: scenario)
    for _ in 0..<2 { _ = try desk.probedReport(of: question) }
    #expect(asked == 1)
    _ = try desk.probedReport(of: question.ofOneEntry)
    #expect(asked == 2)
    for _ in 0..<2 { _ = try desk.probedAnswer(to: question) }
    #expect(asked == 4)
  }
}

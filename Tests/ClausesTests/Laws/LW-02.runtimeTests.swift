// Goal: a failure without its ground, for another reason, or that is missing although it was due,
// breaks the law; each reason with its ground does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LW-02 runtime` {
  private let run = TraceBuilder().added()
  private let limit = Profile.iOS26[.memoryLimit]

  private func kinds(_ run: TraceBuilder) throws -> [String] {
    try run.judged(by: "LW-02.runtime").kinds
  }

  @Test(arguments: [RequestKind.placeholder, .snapshot, .timeline, .intent])
  func `what makes any request fail does`(kind: RequestKind) throws {
    let asked = run.requested(1, kind, intent: 1)
    let wrong = kind == .intent ? AnswerKind.entry(ViewID(0)) : .returned
    let answers: [(AnswerKind, Int64, FailureReason)] = [
      (.threw, 0, .threw), (wrong, 0, .wrongAnswer), (.threw, limit + 1, .outOfMemory),
      (wrong, limit + 1, .outOfMemory),
    ]
    for (answer, memory, reason) in answers {
      let answered = asked.answered(1, answer, memory: memory)
      #expect(try kinds(answered.failed(1, reason)) == [])
      #expect(try kinds(answered.failed(1, .noEntries)) == ["other reason"])
      #expect(try kinds(answered) == ["accepted"])
      #expect(try kinds(answered.later("1s").failed(1, reason)).first == "accepted")
    }
  }

  @Test func `what is right does not fail`() throws {
    let asked = run.requested(1, .snapshot)
    let right = asked.answered(1, .entry(ViewID(0)), memory: limit)
    #expect(try kinds(right) == [])
    for reason in FailureReason.allCases {
      #expect(try kinds(right.failed(1, reason)) == ["unfounded"], "\(reason)")
    }
  }

  @Test func `a process that died takes its own requests along`() throws {
    let asked = run.added(1).reload(1, .added).reload(2, .added, placement: 1)
    let killed = asked.input(.processKilled(WidgetID(0)))
    #expect(try kinds(killed.failed(1, .processKilled)) == [])
    #expect(try kinds(killed.failed(2, .processKilled)) == ["unfounded"])
    let restarted = asked.input(.rebooted).failed(1, .processKilled).failed(2, .processKilled)
    #expect(try kinds(restarted) == [])
    let outOfMemory = asked.requested(3, .snapshot).answered(1, .threw, memory: limit + 1)
      .failed(1, .outOfMemory)
    #expect(try kinds(outOfMemory.failed(3, .processKilled)) == [])
    #expect(try kinds(outOfMemory.failed(2, .processKilled)) == ["unfounded"])
  }

  @Test func `time and emptiness are grounds where they are so`() throws {
    let asked = run.reload(1, .added)
    #expect(try kinds(asked.at("28.000001s").failed(1, .timedOut)) == [])
    #expect(try kinds(asked.answered(1, entries: []).failed(1, .noEntries)) == [])
    #expect(try kinds(asked.answered(1, entries: ["0s"]).failed(1, .noEntries)) == ["unfounded"])
    #expect(try kinds(asked.answered(1, entries: ["0s"]).failed(1, .timedOut)) == ["unfounded"])
  }
}

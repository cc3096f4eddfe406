import Testing
import WidgetModel
import WidgetRuntime

@Suite struct AnswerTests {
  @Test(arguments: [(-1, true), (0, true), (1, false)])
  func `an answer at exactly the deadline is in time`(ticks: Int64, isInTime: Bool) throws {
    var probe = try Probe()
    _ = try probe.tell(.added(first))
    _ = try probe.tell(.answered(RequestID(0), .entry(ViewID(0)), memory: 0))
    let effects = try probe.answer(1, [.zero], at: .seconds(28) + .tick * ticks)
    #expect(effects.kinds.contains(.committed) == isInTime)
    #expect(effects.reported == (isInTime ? [] : [.lateAnswer]))
    #expect(effects.failed == (isInTime ? [] : [.timedOut]))
  }

  @Test func `an unanswered request is given up one tick after the deadline and retried`() throws {
    var probe = try Probe()
    try probe.start()
    _ = try probe.tell(.reloadAllCalled, at: .hours(1))
    let givenUp = Interval.hours(1) + .seconds(28) + .tick
    #expect(try probe.sleep(until: givenUp - .tick).isEmpty)
    #expect(
      try probe.sleep(until: givenUp) == [
        .failed(RequestID(2), .timedOut), .cancelled(RequestID(2)),
      ]
    )
    #expect(try probe.sleep(until: givenUp + .hours(1) - .tick).isEmpty)
    #expect(try probe.sleep(until: givenUp + .hours(1)).granted == [ReloadCauses(.retry)])
  }

  @Test func `a commit cancels the retry of an earlier failure`() throws {
    var probe = try Probe()
    _ = try probe.tell(.added(first))
    _ = try probe.tell(.answered(RequestID(0), .entry(ViewID(0)), memory: 0))
    #expect(try probe.answer(1, []).failed == [.noEntries])
    _ = try probe.tell(.localeChanged(1), at: .minutes(1))
    _ = try probe.answer(3, [.zero], at: .minutes(1))
    _ = try probe.tell(.answered(RequestID(2), .entry(ViewID(0)), memory: 0), at: .minutes(1))
    #expect(try probe.sleep(until: .days(2)).isEmpty)
  }

  @Test func `a second answer and one after a failure are reported and change nothing`() throws {
    var probe = try Probe()
    try probe.start()
    #expect(try probe.answer(1, [.tick], at: .seconds(1)) == [.reported(.secondAnswer, first)])
    _ = try probe.tell(.reloadAllCalled, at: .hours(1))
    #expect(
      try probe.tell(.answered(RequestID(2), .threw, memory: 0), at: .hours(1)).failed == [.threw]
    )
    #expect(try probe.answer(2, [.zero], at: .hours(1)) == [.reported(.lateAnswer, first)])
    #expect(probe.runtime.state.timelines[PlacementID(0)].display == entry(0, 0))
  }

  @Test func `answers to requests that nobody made have no effect`() throws {
    var probe = try Probe()
    try probe.start()
    for number in [-1, 2, .max] {
      #expect(try probe.tell(.answered(RequestID(number), .returned, memory: 0)).isEmpty)
    }
  }

  @Test(arguments: [(0, false), (1, true)])
  func `memory at exactly the limit fits`(excess: Int64, isKilled: Bool) throws {
    var probe = try Probe()
    _ = try probe.tell(.added(first))
    let effects = try probe.answer(1, [.zero], memory: 30 * 1_048_576 + excess)
    #expect(effects.failed == (isKilled ? [.outOfMemory, .processKilled] : []))
    #expect(effects.kinds.contains(.committed) == !isKilled)
  }

  @Test(arguments: [(0, false), (1, true)])
  func `an archive of exactly the limit fits`(excess: Int64, isRefused: Bool) throws {
    var probe = try Probe()
    _ = try probe.tell(.added(first))
    let effects = try probe.answer(1, [.zero], size: 10 * 1_048_576 + excess)
    #expect(effects.failed == (isRefused ? [.archiveTooLarge] : []))
  }

  @Test(arguments: [(241, 69_294, true), (3600, 5000, true), (151, 69_294, false)])
  func `many small entries make an archive that is refused`(
    count: Int,
    size: Int64,
    isRefused: Bool
  ) throws {
    var probe = try Probe()
    _ = try probe.tell(.added(first))
    let dates = (0..<count).map { Interval.seconds(Int64($0)) }
    let effects = try probe.answer(1, dates, size: Int64(count) * size)
    #expect(effects.failed == (isRefused ? [.archiveTooLarge] : []))
  }

  @Test func `faults are looked at in their order`() throws {
    let memory: Int64 = 30 * 1_048_576 + 1
    for (kind, bytes, reason) in [
      (AnswerKind.threw, memory, FailureReason.outOfMemory), (.threw, 0, .threw),
      (.entry(ViewID(0)), 0, .wrongAnswer), (.returned, 0, .wrongAnswer),
      (.timeline(TimelineID(9)), 0, .wrongAnswer),
    ] {
      var probe = try Probe()
      _ = try probe.tell(.added(first))
      let effects = try probe.tell(.answered(RequestID(1), kind, memory: bytes))
      #expect(effects.failed.first == reason)
    }
    var probe = try Probe()
    _ = try probe.tell(.added(first))
    #expect(try probe.answer(1, [], size: .max).failed == [.noEntries])
  }

  @Test func `a placeholder that fails is not retried`() throws {
    var probe = try Probe()
    _ = try probe.tell(.added(first))
    _ = try probe.answer(1, [.zero])
    #expect(
      try probe.tell(.answered(RequestID(0), .threw, memory: 0)) == [.failed(RequestID(0), .threw)]
    )
    #expect(try probe.sleep(until: .days(1)).isEmpty)
  }

  @Test func `a killed process fails what its widget has under way`() throws {
    var probe = try Probe()
    try probe.start()
    _ = try probe.tell(.reloadAllCalled, at: .hours(1))
    #expect(try probe.tell(.processKilled(WidgetID(5)), at: .hours(1)).isEmpty)
    #expect(
      try probe.tell(.processKilled(WidgetID(0)), at: .hours(1)) == [
        .failed(RequestID(2), .processKilled)
      ]
    )
  }

  @Test func `a failure keeps its charge and what is on display`() throws {
    var probe = try Probe(.iOS26.with((.dailyReloads, 2), (.budgetBurst, 2)))
    try probe.start()
    _ = try probe.tell(.reloadAllCalled, at: .hours(1))
    let effects = try probe.answer(2, [], at: .hours(1))
    #expect(effects.kinds == [.failed])
    #expect(probe.runtime.state.timelines[PlacementID(0)].display == entry(0, 0))
    #expect(try probe.sleep(until: .hours(2)).held == [.budget])
  }
}

// Goal: the display follows from commits and the clock, as in TL-11 to TL-13 and TL-30 to TL-34.
// Method: short hand-written histories; the due effects are written from the facts.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct `What is on display` {
  @Test func `an entry comes at its date and stays until the next one's`() {
    var probe = DueProbe()
    #expect(probe.start([.zero, .hours(1)]) == ["archive 1 x4", "commit 0", "show 0.0"])
    #expect(probe.wait(until: .hours(1) - .tick) == [])
    #expect(probe.wait(until: .days(9)) == ["1h show 0.1"])
  }

  @Test func `a clock that is moved back brings no entry back, and the next comes at its date`() {
    var probe = DueProbe()
    _ = probe.start([.zero, .hours(1), .hours(2)])
    #expect(probe.tell(.clockMoved(.hours(1)), at: .minutes(1)) == ["show 0.1"])
    #expect(probe.tell(.clockMoved(.zero - .hours(3)), at: .minutes(2)) == [])
    // The clock is two hours behind now.
    #expect(probe.wait(until: .days(1)) == ["4h show 0.2"])
  }

  @Test func `a jump over several entries shows the newest alone`() {
    var probe = DueProbe()
    _ = probe.start([.zero, .hours(1), .hours(2), .hours(3)])
    #expect(probe.tell(.clockMoved(.hours(2)), at: .minutes(1)) == ["show 0.2"])
  }

  @Test func `of unsorted and equal dates the sorted ones and the last count, and are reported`() {
    var probe = DueProbe()
    let due = probe.start([.hours(2), .zero, .hours(1), .zero])
    #expect(
      due == [
        "archive 1 x8", "report unsortedEntries", "report equalDates", "commit 0", "show 0.3",
      ]
    )
    #expect(probe.wait(until: .days(1)) == ["1h show 0.2", "2h show 0.0"])
  }

  @Test func `until the first date of a new timeline the old one continues`() {
    var probe = DueProbe()
    _ = probe.start([.zero, .hours(2), .hours(4)])
    #expect(probe.tell(.reloadAllCalled, at: .hours(1)) == ["grant app 1", "request 2 timeline"])
    #expect(probe.answer(2, [.hours(3)], at: .hours(1)) == ["archive 2 x2", "commit 1"])
    #expect(probe.wait(until: .days(1)) == ["2h show 0.1", "3h show 1.0"])
  }

  @Test func `a timeline that still waits for its first date when the next comes is never shown`() {
    var probe = DueProbe()
    _ = probe.start([.zero])
    _ = probe.tell(.reloadAllCalled, at: .hours(1))
    _ = probe.answer(2, [.hours(3)], at: .hours(1))
    _ = probe.tell(.reloadAllCalled, at: .hours(2))
    #expect(probe.answer(3, [.hours(5)], at: .hours(2)) == ["archive 3 x2", "commit 2"])
    #expect(probe.wait(until: .days(1)) == ["5h show 2.0"])
  }

  @Test func `after a restart the placeholder stays until the first unlock`() {
    var probe = DueProbe()
    _ = probe.start([.zero, .hours(1)])
    #expect(probe.tell(.rebooted, at: .minutes(1)) == ["show placeholder"])
    #expect(probe.wait(until: .hours(2)) == [])
    #expect(probe.tell(.locked(false), at: .hours(2)) == ["show 0.1"])
  }

  @Test func `a phone that is locked as the run begins shows entries`() {
    var probe = DueProbe(isLocked: true)
    #expect(probe.tell(.added(PlacementID(0)), at: .zero).last == "hold added unseen")
    #expect(
      probe.tell(.locked(false), at: .seconds(1)) == ["grant added 1", "request 1 timeline"]
    )
    _ = probe.tell(.locked(true), at: .seconds(2))
    #expect(probe.answer(1, [.zero], at: .seconds(2)).last == "show 0.0")
  }
}

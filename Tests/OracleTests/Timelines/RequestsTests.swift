// Goal: requests end as in TL-29, TL-35, TL-36, DL-03, DL-06, DL-20 and AS-07.
// Method: short hand-written histories; the due effects are written from the facts.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct `How requests end` {
  private func added() -> DueProbe {
    var probe = DueProbe()
    _ = probe.tell(.added(PlacementID(0)), at: .zero)
    return probe
  }

  @Test func `an answer at exactly the limit is in time, and one tick later it is late`() {
    var probe = added()
    #expect(probe.answer(1, [.zero], at: .seconds(28)).last == "show 0.0")
    probe = added()
    #expect(
      probe.answer(1, [.zero], at: .seconds(28) + .tick) == [
        "fail 0 timedOut", "cancel 0", "fail 1 timedOut", "cancel 1", "report lateAnswer",
      ]
    )
  }

  @Test func `the first answer counts, and a second is reported`() {
    var probe = added()
    _ = probe.answer(1, [.zero], at: .zero)
    #expect(probe.answer(1, [.zero], at: .seconds(1)) == ["report secondAnswer"])
    #expect(probe.answer(77, [.zero], at: .seconds(1)) == [])
  }

  @Test func `too much memory kills the process before anything else is looked at`() {
    var probe = added()
    let memory = Profile.iOS26[.memoryLimit]
    #expect(
      probe.tell(.answered(RequestID(0), .entry(ViewID(0)), memory: memory), at: .zero) == []
    )
    #expect(
      probe.tell(.answered(RequestID(1), .threw, memory: memory + 1), at: .zero) == [
        "fail 1 outOfMemory"
      ]
    )
    probe = added()
    #expect(
      probe.tell(.answered(RequestID(0), .threw, memory: memory + 1), at: .zero) == [
        "fail 0 outOfMemory", "fail 1 processKilled",
      ]
    )
  }

  @Test func `an answer of another kind, without entries or too large fails`() {
    var probe = added()
    #expect(
      probe.tell(.answered(RequestID(0), .returned, memory: 0), at: .zero)
        == ["fail 0 wrongAnswer"]
    )
    #expect(probe.answer(1, [], size: .max, at: .zero) == ["fail 1 noEntries"])
    probe = added()
    let limit = Profile.iOS26[.archiveByteLimit]
    #expect(probe.answer(1, [.zero], size: limit + 1, at: .zero) == ["fail 1 archiveTooLarge"])
    probe = added()
    #expect(probe.answer(1, [.zero], size: limit, at: .zero).last == "show 0.0")
  }

  @Test func `removing cancels what is under way, and nothing that comes later counts`() {
    var probe = added()
    #expect(probe.tell(.removed(PlacementID(0)), at: .zero) == ["cancel 0", "cancel 1"])
    #expect(probe.answer(1, [.zero], at: .zero) == [])
    #expect(probe.tell(.tapped(PlacementID(0), node: 0), at: .zero) == [])
    #expect(probe.wait(until: .days(9)) == [])
  }

  @Test func `a restart fails all that is under way and cancels nothing`() {
    var probe = added()
    #expect(
      probe.tell(.rebooted, at: .zero) == ["fail 0 processKilled", "fail 1 processKilled"]
    )
    #expect(probe.answer(1, [.zero], at: .seconds(1)) == ["report lateAnswer"])
  }

  @Test func `the gallery asks an installed widget for a preview of the default configuration`() {
    var probe = DueProbe()
    #expect(
      probe.tell(.galleryOpened(WidgetID(0), .systemLarge), at: .zero) == [
        "request 0 snapshot of the gallery"
      ]
    )
    let subject = probe.history.requests.made[0].subject
    #expect(subject.isPreview && subject.family == .systemLarge && subject.configuration == 0)
    #expect(probe.tell(.galleryOpened(WidgetID(1), .systemLarge), at: .zero) == [])
    #expect(
      probe.tell(.answered(RequestID(0), .entry(ViewID(0)), memory: 0), at: .zero) == []
    )
    #expect(
      probe.tell(.answered(RequestID(0), .entry(ViewID(0)), memory: 0), at: .zero) == [
        "report secondAnswer of nobody"
      ]
    )
  }
}

import Testing
import WidgetModel
import WidgetRuntime

@Suite struct DisplayTests {
  @Test func `an entry is shown from its date on until the next one's`() throws {
    var probe = try Probe()
    try probe.start([.zero, .hours(1), .hours(2)])
    #expect(try probe.sleep(until: .hours(1) - .tick).isEmpty)
    #expect(try probe.sleep(until: .hours(1)).shown == [entry(0, 1)])
    #expect(try probe.sleep(until: .hours(2) - .tick).isEmpty)
    #expect(try probe.sleep(until: .hours(2)).shown == [entry(0, 2)])
    #expect(probe.runtime.nextWake == .never)
  }

  @Test func `unsorted entries are sorted and reported, equal dates end with the last`() throws {
    var probe = try Probe()
    _ = try probe.tell(.added(first))
    let effects = try probe.answer(1, [.hours(2), .zero, .hours(1), .hours(1)])
    #expect(effects.reported == [.unsortedEntries, .equalDates])
    #expect(effects.kinds == [.archived, .reported, .reported, .committed, .displayed])
    #expect(effects.first == .archived(RequestID(1), renderings: 8))
    #expect(effects.shown == [entry(0, 1)])
    #expect(try probe.sleep(until: .hours(2)).shown == [entry(0, 3), entry(0, 0)])
  }

  @Test func `of past entries only the newest is shown`() throws {
    var probe = try Probe()
    _ = try probe.tell(.added(first))
    let effects = try probe.answer(1, [.zero - .hours(2), .zero - .hours(1), .hours(1)])
    #expect(effects.shown == [entry(0, 1)])
  }

  @Test func `the timeline in force continues until the first date of the new one`() throws {
    var probe = try Probe()
    try probe.start([.zero, .hours(2), .hours(5)])
    _ = try probe.tell(.reloadAllCalled, at: .hours(1))
    #expect(try probe.answer(2, [.hours(3), .hours(4)], at: .hours(1)).shown == [])
    #expect(
      try probe.sleep(until: .hours(9)).shown == [entry(0, 1), entry(1, 0), entry(1, 1)]
    )
  }

  @Test func `a timeline that still waits is replaced by a newer one`() throws {
    var probe = try Probe()
    try probe.start()
    _ = try probe.tell(.reloadAllCalled, at: .hours(1))
    _ = try probe.answer(2, [.hours(3)], at: .hours(1))
    _ = try probe.tell(.reloadAllCalled, at: .hours(2))
    _ = try probe.answer(3, [.hours(4)], at: .hours(2))
    #expect(try probe.sleep(until: .hours(9)).shown == [entry(2, 0)])
  }

  @Test func `a first timeline in the future leaves the placeholder`() throws {
    var probe = try Probe()
    try probe.start([.hours(1)])
    #expect(probe.runtime.state.timelines[PlacementID(0)].display == .placeholder)
    #expect(try probe.sleep(until: .hours(1)).shown == [entry(0, 0)])
  }

  @Test func `moving the clock makes entries due and never brings one back`() throws {
    var probe = try Probe()
    try probe.start([.zero, .hours(1), .hours(2), .hours(3)])
    #expect(try probe.tell(.clockMoved(.hours(2) - .tick), at: .zero).shown == [entry(0, 1)])
    #expect(try probe.sleep(until: .tick).shown == [entry(0, 2)])
    #expect(try probe.tell(.clockMoved(.zero - .hours(2)), at: .tick).isEmpty)
    #expect(probe.runtime.state.timelines[PlacementID(0)].display == entry(0, 2))
    #expect(probe.runtime.nextWake <= .start + .hours(3) + .tick)
    #expect(try probe.sleep(until: .hours(3) + .tick).shown == [entry(0, 3)])
  }

  @Test func `the policy atEnd asks at the last date, after its entry was shown`() throws {
    var probe = try Probe()
    try probe.start([.hours(2), .zero, .hours(1)], .atEnd)
    #expect(try probe.sleep(until: .hours(2) - .tick).granted == [])
    #expect(try probe.sleep(until: .hours(2)).kinds == [.displayed, .granted, .requested])
    #expect(try probe.answer(2, [], at: .hours(2)).failed == [.noEntries])
    #expect(try probe.sleep(until: .hours(3) - .tick).isEmpty)
  }

  @Test(arguments: [Interval.minutes(30), .hours(1), .minutes(90), .hours(5)])
  func `the policy after asks at its date, for any entries`(date: Interval) throws {
    var probe = try Probe()
    try probe.start([.zero, .hours(1)], .after(.defaultStart + date))
    #expect(try probe.sleep(until: date - .tick).granted == [])
    #expect(try probe.sleep(until: date).granted == [ReloadCauses(.policy)])
  }

  @Test func `the policy never does not ask`() throws {
    var probe = try Probe()
    try probe.start([.zero, .hours(1)], .never)
    #expect(try probe.sleep(until: .days(300)).granted == [])
  }

  @Test func `several widgetURLs in one tree are reported when it is archived`() throws {
    let tree = ViewTree(nodes: [
      ViewNode(.widgetURL, target: 1), ViewNode(.widgetURL, depth: 1, target: 2),
    ])
    let single = ViewTree(nodes: [
      ViewNode(.widgetURL, target: 1), ViewNode(.widgetURL, depth: 1, target: 0),
    ])
    for (view, notices) in [(0, [Diagnostic.severalWidgetURLs]), (1, [])] {
      var probe = try Probe(views: [tree, single])
      _ = try probe.tell(.added(first))
      #expect(try probe.answer(1, [.zero], view: view).reported == notices)
    }
  }

  @Test func `from a reboot to the first unlock placeholders are shown`() throws {
    var probe = try Probe()
    try probe.start([.zero, .hours(1), .hours(2)], .after(.defaultStart + .hours(1)))
    _ = try probe.tell(.foreground(true), at: .seconds(1))
    #expect(try probe.tell(.rebooted, at: .minutes(1)).shown == [.placeholder])
    #expect(!probe.runtime.state.core.phone.isForeground)
    #expect(try probe.sleep(until: .hours(2)).shown == [])
    let effects = try probe.tell(.locked(false), at: .hours(3))
    #expect(effects.kinds == [.displayed, .granted, .requested])
    #expect(effects.shown == [entry(0, 2)])
  }

  @Test func `a reboot fails what is under way and keeps the rest`() throws {
    var probe = try Probe()
    try probe.start()
    _ = try probe.tell(.reloadAllCalled, at: .hours(1))
    let effects = try probe.tell(.rebooted, at: .hours(1) + .seconds(1))
    #expect(effects.failed == [.processKilled])
    _ = try probe.tell(.locked(false), at: .hours(1) + .seconds(2))
    #expect(
      try probe.sleep(until: .hours(2) + .seconds(1)).granted == [ReloadCauses(.retry)]
    )
  }
}

import Testing
import WidgetModel
import WidgetRuntime

@Suite struct ReloadTests {
  @Test func `an added placement shows its placeholder and asks for a timeline`() throws {
    var probe = try Probe(families: [.systemMedium])
    let effects = try probe.tell(.added(first))
    #expect(effects.kinds == [.requested, .displayed, .granted, .requested])
    #expect(effects.shown == [.placeholder])
    #expect(effects.granted == [ReloadCauses(.added)])
    #expect(try probe.tell(.added(first)).isEmpty)
  }

  @Test func `a removed placement cancels its requests and is forgotten`() throws {
    var probe = try Probe()
    _ = try probe.tell(.added(first))
    #expect(
      try probe.tell(.removed(first)) == [.cancelled(RequestID(0)), .cancelled(RequestID(1))]
    )
    #expect(try probe.answer(1, [.zero]).isEmpty)
    #expect(try probe.sleep(until: .days(1)).isEmpty)
    #expect(try probe.tell(.tapped(first, node: 0), at: .days(1)).isEmpty)
    #expect(try probe.tell(.tapped(PlacementID(99), node: 0), at: .days(1)).isEmpty)
  }

  @Test(arguments: [(-1, false), (0, true), (1, true)])
  func `a charged reload waits until exactly the least interval has passed`(
    ticks: Int64,
    isGranted: Bool
  ) throws {
    var probe = try Probe()
    try probe.start()
    let time = Interval.minutes(5) + .tick * ticks
    let effects = try probe.tell(.reloadCalled(kind: 7), at: time)
    #expect(effects.granted == (isGranted ? [ReloadCauses(.app)] : []))
    #expect(effects.held == (isGranted ? [] : [.spacing]))
  }

  @Test func `a reload held for spacing is granted when the interval is over`() throws {
    var probe = try Probe()
    try probe.start()
    _ = try probe.tell(.reloadCalled(kind: 7), at: .minutes(1))
    #expect(probe.runtime.nextWake == .start + .minutes(5))
    let effects = try probe.sleep(until: .minutes(5))
    #expect(effects.kinds == [.granted, .requested])
  }

  @Test func `obstacles are named in the order inFlight, unseen, spacing, budget`() throws {
    var probe = try Probe(.iOS26.with((.dailyReloads, 1), (.budgetBurst, 1)))
    _ = try probe.tell(.added(first))
    #expect(try probe.tell(.visible(first, false), at: .tick).isEmpty)
    #expect(try probe.tell(.reloadAllCalled, at: .tick).held == [.inFlight])
    #expect(try probe.answer(1, [.zero], at: .seconds(1)).held == [.unseen])
    #expect(try probe.tell(.visible(first, true), at: .seconds(2)).held == [.spacing])
    #expect(try probe.sleep(until: .minutes(5)).held == [.budget])
    #expect(try probe.sleep(until: .days(30)).isEmpty)
  }

  @Test func `held is reported once for each change of causes or reason`() throws {
    var probe = try Probe()
    try probe.start()
    #expect(try probe.tell(.reloadAllCalled, at: .seconds(1)).held == [.spacing])
    #expect(try probe.tell(.reloadAllCalled, at: .seconds(2)).isEmpty)
    #expect(try probe.tell(.locked(true), at: .seconds(3)).held == [.unseen])
    #expect(try probe.tell(.locked(false), at: .seconds(4)).held == [.spacing])
    #expect(
      try probe.sleep(until: .minutes(5)).granted == [ReloadCauses(.app)]
    )
  }

  @Test func `a locked phone counts as unseen, unless the cause is exempt`() throws {
    var probe = try Probe()
    try probe.start()
    _ = try probe.tell(.locked(true), at: .minutes(10))
    #expect(try probe.tell(.reloadAllCalled, at: .minutes(10)).held == [.unseen])
    let effects = try probe.tell(.localeChanged(1), at: .minutes(11))
    #expect(effects.kinds == [.requested, .granted, .requested])
    #expect(effects.contains(.granted(first, ReloadCauses(.app, .localeChange), charge: 0)))
  }

  @Test func `the causes of a call are all sessions of that moment`() throws {
    var probe = try Probe()
    try probe.start()
    _ = try probe.tell(.foreground(true), at: .seconds(1))
    _ = try probe.tell(.audioSession(true), at: .seconds(1))
    _ = try probe.tell(.navigationSession(true), at: .seconds(1))
    let causes = ReloadCauses(.appInForeground, .appWithAudio, .appWithNavigation)
    #expect(try probe.tell(.reloadAllCalled, at: .seconds(2)).granted == [causes])
  }

  @Test func `a call addresses every placement of its kind and an unknown kind none`() throws {
    var probe = try Probe(families: [.systemSmall, .systemLarge])
    #expect(try probe.tell(.reloadCalled(kind: 7)).reported == [.unknownKind])
    _ = try probe.tell(.added(first))
    _ = try probe.tell(.added(second))
    #expect(try probe.tell(.reloadCalled(kind: 7), at: .seconds(1)).held.count == 2)
    #expect(try probe.tell(.reloadCalled(kind: 8), at: .seconds(1)).kinds == [.reported])
  }

  @Test func `a push reaches push-enabled widgets of systems that have pushes`() throws {
    for (profile, isEnabled, reaches) in [
      (Profile.iOS26, true, true), (.iOS26, false, false), (.iOS18, true, false),
    ] {
      var probe = try Probe(profile, isPushEnabled: isEnabled)
      try probe.start()
      let granted = try probe.tell(.pushReceived, at: .hours(1)).granted
      #expect(granted == (reaches ? [ReloadCauses(.push)] : []))
    }
  }

  @Test func `the same locale or text size again does not count as a change`() throws {
    var probe = try Probe()
    try probe.start()
    #expect(try probe.tell(.localeChanged(0), at: .hours(1)).isEmpty)
    #expect(try probe.tell(.textSizeChanged(0), at: .hours(1)).isEmpty)
    let effects = try probe.tell(.textSizeChanged(3), at: .hours(1))
    #expect(effects.kinds == [.requested, .granted, .requested])
  }

  @Test func `an over-budget reload is dropped where the profile says so`() throws {
    var probe = try Probe(
      .iOS26.with((.dailyReloads, 1), (.budgetBurst, 1), (.dropsOverBudget, 1))
    )
    try probe.start()
    let effects = try probe.tell(.reloadAllCalled, at: .hours(1))
    #expect(effects == [.dropped(first, ReloadCauses(.app))])
    #expect(try probe.tell(.reloadAllCalled, at: .hours(1)) == effects)
  }

  @Test func `budgets are shared as the scope says`() throws {
    for (scope, held) in [(Int64(0), 0), (1, 1), (2, 1)] {
      var probe = try Probe(
        .iOS26.with((.dailyReloads, 1), (.budgetBurst, 1), (.budgetScope, scope)),
        families: [.systemSmall, .systemSmall]
      )
      _ = try probe.tell(.added(first))
      #expect(try probe.tell(.added(second)).held.count == held)
    }
  }

  @Test func `a token that is whole lets a held reload through at that tick`() throws {
    var probe = try Probe(.iOS26.with((.dailyReloads, 4), (.budgetBurst, 1)))
    try probe.start()
    #expect(try probe.tell(.reloadAllCalled, at: .hours(1)).held == [.budget])
    #expect(try probe.sleep(until: .hours(8) - .tick).isEmpty)
    #expect(try probe.sleep(until: .hours(8)).granted == [ReloadCauses(.app)])
  }

  @Test func `a policy in the foreground is charged`() throws {
    var probe = try Probe()
    try probe.start([.zero], .after(.defaultStart + .hours(1)))
    _ = try probe.tell(.foreground(true), at: .seconds(1))
    let effects = try probe.sleep(until: .hours(1))
    #expect(effects.first == .granted(first, ReloadCauses(.policy), charge: 1))
  }

  @Test func `a second answer for a removed placement has no effect`() throws {
    var probe = try Probe()
    try probe.start()
    _ = try probe.tell(.removed(first), at: .seconds(1))
    #expect(try probe.answer(1, [.zero], at: .seconds(2)).isEmpty)
    #expect(probe.runtime.nextWake == .never)
  }
}

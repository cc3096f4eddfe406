// Goal: reloads have their causes, their grants and their costs, as in the facts RB and TL-19 to
// TL-24.
// Method: short hand-written histories; the due effects are written from the facts.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct `What becomes of reloads` {
  @Test func `an added widget asks for a placeholder and a charged reload`() {
    var probe = DueProbe()
    #expect(
      probe.tell(.added(PlacementID(0)), at: .zero) == [
        "request 0 placeholder", "show placeholder", "grant added 1", "request 1 timeline",
      ]
    )
    #expect(probe.tell(.added(PlacementID(0)), at: .zero) == [])
    #expect(probe.tell(.added(PlacementID(1)), at: .zero) == [])
  }

  @Test func `atEnd asks at the last date, after the entry of that date is shown`() {
    var probe = DueProbe()
    _ = probe.start([.hours(1), .zero], policy: .atEnd)
    #expect(
      probe.wait(until: .days(1)).prefix(3) == [
        "1h show 0.0", "1h grant policy 1", "1h request 2 timeline",
      ]
    )
  }

  @Test func `after asks at its date regardless of the entries, and once`() {
    var probe = DueProbe()
    _ = probe.start([.zero, .hours(9)], policy: .after(.defaultStart + .hours(1)))
    #expect(
      probe.wait(until: .hours(1)) == ["1h grant policy 1", "1h request 2 timeline"]
    )
    #expect(
      probe.tell(.answered(RequestID(2), .threw, memory: 0), at: .hours(1)) == ["fail 2 threw"]
    )
    #expect(probe.tell(.clockMoved(.hours(1)), at: .hours(1)) == [])
  }

  @Test func `a charged reload waits for the widget to be seen, then for its spacing`() {
    var probe = DueProbe()
    _ = probe.start()
    #expect(probe.tell(.visible(PlacementID(0), false), at: .minutes(1)) == [])
    #expect(probe.tell(.reloadCalled(kind: 7), at: .minutes(1)) == ["hold app unseen"])
    #expect(probe.tell(.reloadCalled(kind: 7), at: .minutes(2)) == [])
    #expect(probe.tell(.visible(PlacementID(0), true), at: .minutes(3)) == ["hold app spacing"])
    #expect(probe.wait(until: .minutes(5) - .tick) == [])
    #expect(probe.wait(until: .minutes(5)) == ["5m grant app 1", "5m request 2 timeline"])
  }

  @Test func `an exempt cause frees all causes that it is merged with`() {
    var probe = DueProbe()
    _ = probe.start()
    _ = probe.tell(.locked(true), at: .minutes(1))
    #expect(probe.tell(.reloadAllCalled, at: .minutes(1)) == ["hold app unseen"])
    _ = probe.tell(.audioSession(true), at: .minutes(2))
    #expect(
      probe.tell(.reloadAllCalled, at: .minutes(2)) == [
        "grant app+appWithAudio 0", "request 2 timeline",
      ]
    )
  }

  @Test func `while a request is under way even an exempt reload waits`() {
    var probe = DueProbe()
    _ = probe.start()
    _ = probe.tell(.foreground(true), at: .minutes(9))
    #expect(probe.tell(.reloadAllCalled, at: .minutes(9)).count == 2)
    #expect(probe.tell(.reloadAllCalled, at: .minutes(9)) == ["hold appInForeground inFlight"])
    #expect(
      probe.answer(2, [.zero], at: .minutes(9)).suffix(2) == [
        "grant appInForeground 0", "request 3 timeline",
      ]
    )
  }

  @Test func `an unknown kind is reported and reloads nothing`() {
    var probe = DueProbe()
    _ = probe.start()
    #expect(probe.tell(.reloadCalled(kind: 8), at: .hours(1)) == ["report unknownKind of nobody"])
    _ = probe.tell(.removed(PlacementID(0)), at: .hours(1))
    #expect(probe.tell(.reloadCalled(kind: 7), at: .hours(1)) == ["report unknownKind of nobody"])
  }

  @Test func `a push reaches widgets with a handler where the profile has pushes`() {
    for (profile, isEnabled, count) in [
      (Profile.iOS26, true, 2), (.iOS26, false, 0), (.iOS18, true, 0),
    ] {
      var probe = DueProbe(profile, isPushEnabled: isEnabled)
      _ = probe.start()
      #expect(probe.tell(.pushReceived, at: .hours(1)).count == count)
    }
  }

  @Test
  func `another locale reloads for nothing and renews the placeholder, the same one does not`() {
    var probe = DueProbe()
    _ = probe.start()
    #expect(
      probe.tell(.localeChanged(2), at: .seconds(1)) == [
        "request 2 placeholder", "grant localeChange 0", "request 3 timeline",
      ]
    )
    #expect(probe.tell(.localeChanged(2), at: .seconds(1)) == [])
  }

  @Test func `a commit takes back what the old policy asked`() {
    var probe = DueProbe()
    _ = probe.start(policy: .after(.defaultStart + .hours(1)))
    _ = probe.tell(.reloadAllCalled, at: .hours(1) - .seconds(1))
    #expect(probe.wait(until: .hours(1)) == ["1h hold policy inFlight"])
    #expect(probe.answer(2, [.zero], at: .hours(1)) == ["archive 2 x2", "commit 1", "show 1.0"])
    #expect(probe.wait(until: .days(2)) == [])
  }

  @Test func `a failed reload is asked for again after the back-off, unless a commit came`() {
    var probe = DueProbe()
    _ = probe.tell(.added(PlacementID(0)), at: .zero)
    #expect(probe.answer(1, [], at: .seconds(2)) == ["fail 1 noEntries"])
    // Nobody answers the placeholder.
    #expect(
      probe.wait(until: .hours(1) + .seconds(2)) == [
        "28.000001s fail 0 timedOut", "28.000001s cancel 0",
        "1h00m2s grant retry 1", "1h00m2s request 2 timeline",
      ]
    )
  }

  @Test func `before iOS 18 an intent reloads twice, one after the other`() {
    let tree = ViewTree(nodes: [ViewNode(.button, target: 4)])
    var probe = DueProbe(.iOS17, views: [tree])
    _ = probe.start()
    _ = probe.tell(.tapped(PlacementID(0), node: 0), at: .seconds(1))
    #expect(
      probe.tell(.answered(RequestID(2), .returned, memory: 0), at: .seconds(1)) == [
        "grant interaction 0", "request 3 timeline", "hold interaction inFlight",
      ]
    )
    #expect(
      probe.answer(3, [.zero], at: .seconds(2)).suffix(2) == [
        "grant interaction 0", "request 4 timeline",
      ]
    )
    #expect(probe.answer(4, [.zero], at: .seconds(3)).last == "show 2.0")
  }
}

// Goal: the second model knows the effects of pushes, dates and a person's attention on Live
// Activities.
// Method: short hand-written lives; the due effects are compared in words.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct ActivityPushesTests {
  private let update = ActivityPush.Event.update(ActivityContent(), age: .zero)
  private let alert = ActivityContent(alerts: true)

  private func begun(
    _ request: ActivityRequest = ActivityRequest(pushType: .token),
    _ profile: Profile = .iOS26,
    _ numbers: [ProfileKey: Int64] = [:]
  ) -> DueProbe {
    var probe = DueProbe(profile, numbers)
    let start = ActivityInput.started(ActivityID(0), ActivityContent(), request)
    _ = probe.tell(.foreground(true), at: .zero)
    _ = probe.tell(.activities(start), at: .zero)
    return probe
  }

  private func push(
    _ event: ActivityPush.Event,
    _ address: ActivityPush.Address = .token,
    isOpportunistic: Bool = false,
    isUnreadable: Bool = false
  ) -> Input {
    let push = ActivityPush(
      event,
      to: ActivityID(0),
      address,
      isOpportunistic: isOpportunistic,
      isUnreadable: isUnreadable
    )
    return .activities(.pushed(push))
  }

  @Test func `a push to the token shows, one that is unreadable or sent elsewhere does not`() {
    var probe = begun()
    #expect(probe.tell(push(update), at: .minutes(1)) == ["activity 0.1"])
    #expect(probe.tell(push(update, isUnreadable: true), at: .minutes(2)) == [])
    #expect(probe.tell(push(update, .formerToken), at: .minutes(3)) == [])
    #expect(probe.tell(push(update, .channel), at: .minutes(4)) == [])
    #expect(
      probe.tell(push(.update(alert, age: .zero)), at: .minutes(5))
        == ["activity 0.4", "expanded 0"]
    )
    #expect(
      probe.tell(push(.end(.immediate)), at: .minutes(6))
        == ["ended 0", "dismissed 0", "island -1 -1"]
    )
  }

  @Test func `the budget counts an hour of readable and unreadable pushes of priority 10`() {
    var probe = begun(ActivityRequest(pushType: .token), .iOS26, [.activityPushBudget: 2])
    #expect(probe.tell(push(update, isUnreadable: true), at: .minutes(1)) == [])
    #expect(probe.tell(push(update), at: .minutes(2)) == ["activity 0.2"])
    #expect(probe.tell(push(update), at: .minutes(3)) == [])
    #expect(
      probe.tell(push(update, isOpportunistic: true), at: .minutes(4)) == ["activity 0.4"]
    )
    #expect(probe.tell(push(update), at: .minutes(61) - .tick) == [])
    #expect(probe.tell(push(update), at: .minutes(61)) == ["activity 0.6"])
    #expect(
      probe.tell(.activities(.frequentPushesAllowed(true)), at: .minutes(62))
        == ["ended 0", "island -1 -1"]
    )
  }

  @Test func `a push with an alert starts what the app need not ask for`() {
    var probe = DueProbe(.iOS26, [.activityStartBudget: 2])
    #expect(probe.tell(push(.start(ActivityContent())), at: .minutes(1)) == [])
    #expect(
      probe.tell(push(.start(alert)), at: .minutes(2))
        == ["active 0", "token 0", "activity 0.0", "expanded 0", "island 0 -1"]
    )
    _ = probe.tell(.activities(.swiped(ActivityID(0))), at: .minutes(3))
    #expect(probe.tell(push(.start(alert)), at: .minutes(4)) == [])
    #expect(probe.tell(push(.start(alert)), at: .minutes(61)).first == "active 0")
  }

  @Test func `a broadcast reaches who is of the channel`() {
    var probe = begun(ActivityRequest(pushType: .channel))
    #expect(probe.tell(push(update, .channel), at: .minutes(1)) == ["activity 0.1"])
    #expect(probe.tell(push(update), at: .minutes(2)) == [])
    var old = begun(ActivityRequest(pushType: .channel), .iOS17)
    #expect(old.tell(push(update, .channel), at: .minutes(1)) == [])
  }

  @Test func `what is transient goes when the person turns away`() {
    let gone: Set = ["ended 0", "dismissed 0", "island -1 -1"]
    var probe = begun(ActivityRequest(.transient))
    #expect(Set(probe.tell(.locked(true), at: .minutes(1))) == gone)
    probe = begun(ActivityRequest(.transient))
    #expect(Set(probe.tell(.activities(.collapsed(ActivityID(0))), at: .minutes(1))) == gone)
    probe = begun()
    #expect(probe.tell(.activities(.collapsed(ActivityID(0))), at: .minutes(1)) == [])
    #expect(probe.tell(.locked(true), at: .minutes(2)) == [])
  }

  @Test func `a scheduled activity starts with its newest content and an alert`() {
    var probe = begun(ActivityRequest(startsAfter: .hours(1)))
    let newest = ActivityInput.updated(ActivityID(0), ActivityContent(staleAfter: .hours(2)))
    #expect(probe.tell(.activities(newest), at: .minutes(1)) == [])
    #expect(probe.tell(.activities(.swiped(ActivityID(0))), at: .minutes(2)) == [])
    #expect(
      probe.wait(until: .hours(3)) == [
        "1h active 0", "1h activity 0.1", "1h expanded 0", "1h island 0 -1", "2h1m stale 0",
      ]
    )
    probe = begun(ActivityRequest(startsAfter: .hours(1)))
    let end = Input.activities(.ended(ActivityID(0), .byDefault))
    #expect(probe.tell(end, at: .minutes(1)) == ["dismissed 0"])
  }

  @Test func `a tap opens the app, by the URL if there is one`() {
    var probe = begun()
    func tap(_ url: Int32) -> Input { .activities(.tapped(ActivityID(0), url: url)) }
    #expect(probe.tell(tap(0), at: .minutes(1)) == ["lead app from 0"])
    #expect(probe.tell(tap(2), at: .minutes(1)) == ["lead widgetURL(2) from 0"])
  }
}

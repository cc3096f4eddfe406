// Goal: the second model knows the displays in StandBy, in CarPlay, on a watch, in landscape and
// for relevance.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct ContextsTests {
  private let small = ActivityRequest(isFromIntent: true, hasSmallFamily: true)

  private func turn(_ context: PhoneContext, _ isOn: Bool = true) -> Input {
    .contexts(.turned(context, isOn))
  }

  @Test func `StandBy shows a small widget until it is removed or StandBy is over`() {
    var probe = DueProbe()
    _ = probe.start()
    #expect(
      probe.tell(turn(.standBy), at: .hours(1)) == ["placement 0 in standBy: systemSmall"]
    )
    #expect(probe.tell(turn(.standBy), at: .hours(2)) == [])
    #expect(
      probe.tell(turn(.standBy, false), at: .hours(3)) == ["placement 0 in standBy: none"]
    )
  }

  @Test func `an activity fills StandBy, and is small or combined in CarPlay`() {
    var probe = DueProbe()
    let id = ActivityID(0)
    _ = probe.tell(.activities(.started(id, ActivityContent(), small)), at: .minutes(1))
    #expect(probe.tell(turn(.standBy), at: .hours(1)) == ["activity 0 in standBy: fullScreen"])
    #expect(probe.tell(turn(.carPlay), at: .hours(2)) == ["activity 0 in carPlay: small"])
    let due = probe.tell(.activities(.ended(id, .byDefault)), at: .hours(3))
    #expect(
      due == [
        "ended 0", "island -1 -1", "activity 0 in standBy: none", "activity 0 in carPlay: none",
      ]
    )
  }

  @Test func `a watch that is out of range keeps what it showed`() {
    var probe = DueProbe()
    let id = ActivityID(0)
    _ = probe.tell(.activities(.started(id, ActivityContent(), small)), at: .minutes(1))
    #expect(probe.tell(turn(.watch), at: .hours(1)) == ["activity 0 in watch: small"])
    #expect(probe.tell(turn(.watch, false), at: .hours(2)) == [])
    let update = Input.activities(.updated(id, ActivityContent()))
    #expect(probe.tell(update, at: .hours(3)) == ["activity 0.1"])
    #expect(probe.tell(turn(.watch), at: .hours(4)) == ["activity 0 in watch: small"])
  }

  @Test func `a button acts on the phone alone`() {
    var probe = DueProbe()
    let id = ActivityID(0)
    _ = probe.tell(.activities(.started(id, ActivityContent(), small)), at: .minutes(1))
    func tap(inCarPlay isInCarPlay: Bool) -> Input {
      .activities(.tapped(id, url: 1, button: 2, inCarPlay: isInCarPlay))
    }
    #expect(probe.tell(tap(inCarPlay: true), at: .hours(1)) == [])
    #expect(probe.tell(tap(inCarPlay: false), at: .hours(2)) == ["lead intent(2) from 0"])
    _ = probe.tell(.locked(true), at: .hours(3))
    #expect(probe.tell(tap(inCarPlay: false), at: .hours(4)) == ["lead authentication from 0"])
  }

  @Test func `relevant configurations count on a watch, and landscape from iOS 27 on`() {
    let relevant = Input.contexts(.relevant(WidgetID(0), configurations: 2))
    var phone = DueProbe()
    #expect(phone.tell(relevant, at: .hours(1)) == [])
    var watch = DueProbe(.watchOS26)
    #expect(watch.tell(relevant, at: .hours(1)) == ["widget 0 in smartStack: relevant"])
    var landscape = DueProbe(.iOS27)
    let start = Input.activities(.started(ActivityID(0), ActivityContent(), small))
    _ = landscape.tell(start, at: .minutes(1))
    #expect(
      landscape.tell(turn(.landscape), at: .hours(1)) == ["activity 0 in island: limited"]
    )
  }
}

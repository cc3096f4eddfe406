// Goal: the second model knows the facts about Live Activities, from their start to their end.
// Method: short hand-written lives; the due effects are compared in words.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct ActivitiesTests {
  private func begun(_ content: ActivityContent = ActivityContent()) -> DueProbe {
    var probe = DueProbe()
    _ = probe.tell(.foreground(true), at: .zero)
    #expect(
      probe.tell(.activities(.started(ActivityID(0), content)), at: .zero)
        == ["active 0", "activity 0.0", "island 0 -1"]
    )
    return probe
  }

  @Test func `an activity ends after eight hours and goes after twelve`() {
    var probe = begun()
    #expect(
      probe.wait(until: .hours(20)) == ["8h ended 0", "8h island -1 -1", "12h dismissed 0"]
    )
  }

  @Test func `the first reason that there is refuses an activity`() {
    var probe = DueProbe(.iOS26, [.activitiesPerApp: 1])
    let large = Input.activities(.started(ActivityID(0), ActivityContent(bytes: 4097)))
    let small = Input.activities(.started(ActivityID(0), ActivityContent(bytes: 4096)))
    _ = probe.tell(.activities(.allowed(false)), at: .zero)
    #expect(probe.tell(large, at: .zero) == ["refuse 0 denied"])
    _ = probe.tell(.activities(.allowed(true)), at: .zero)
    #expect(probe.tell(large, at: .zero) == ["refuse 0 visibility"])
    _ = probe.tell(.foreground(true), at: .zero)
    #expect(probe.tell(large, at: .zero) == ["refuse 0 attributesTooLarge"])
    #expect(probe.tell(small, at: .zero).first == "active 0")
    let another = Input.activities(.started(ActivityID(1), ActivityContent()))
    #expect(probe.tell(another, at: .zero) == ["refuse 1 targetMaximumExceeded"])
    #expect(probe.tell(small, at: .zero) == [])
  }

  @Test func `content is stale at its date, and no longer than it is shown`() {
    var probe = begun(ActivityContent(staleAfter: .hours(1)))
    #expect(probe.wait(until: .hours(2)) == ["1h stale 0"])
    let update = Input.activities(.updated(ActivityID(0), ActivityContent()))
    #expect(probe.tell(update, at: .hours(3)) == ["active 0", "activity 0.1"])
    let past = ActivityContent(staleAfter: .hours(-1))
    let stale = Input.activities(.updated(ActivityID(0), past))
    #expect(probe.tell(stale, at: .hours(4)) == ["activity 0.2", "stale 0"])
    #expect(probe.tell(stale, at: .hours(5)) == ["activity 0.3"])
  }

  @Test func `what is older, too large or too late is not shown`() {
    var probe = begun()
    let updates = [
      ActivityInput.updated(ActivityID(0), ActivityContent(), age: .hours(1)),
      .updated(ActivityID(0), ActivityContent(bytes: 4097)),
    ]
    for update in updates.map(Input.activities) {
      #expect(probe.tell(update, at: .minutes(1)) == [])
    }
    let end = Input.activities(.ended(ActivityID(0), .byDefault))
    #expect(probe.tell(end, at: .minutes(2)) == ["ended 0", "island -1 -1"])
    let update = Input.activities(.updated(ActivityID(0), ActivityContent()))
    #expect(probe.tell(update, at: .minutes(3)) == [])
  }

  @Test func `an ended activity goes when its policy says, and after four hours`() {
    let cases: [(DismissalPolicy, [String])] = [
      (.byDefault, ["4h dismissed 0"]), (.after(.hours(1)), ["1h dismissed 0"]),
      (.after(.hours(9)), ["4h dismissed 0"]),
    ]
    for (policy, due) in cases {
      var probe = begun()
      _ = probe.tell(.activities(.ended(ActivityID(0), policy)), at: .zero)
      #expect(probe.wait(until: .hours(10)) == due)
    }
    for policy in [DismissalPolicy.immediate, .after(.hours(-1))] {
      var probe = begun()
      let end = Input.activities(.ended(ActivityID(0), policy))
      #expect(
        Set(probe.tell(end, at: .minutes(1))) == ["ended 0", "dismissed 0", "island -1 -1"]
      )
    }
  }

  @Test func `the most relevant two of several are in the island`() {
    var probe = begun()
    func start(_ id: Int, _ relevance: Int16) -> Input {
      .activities(.started(ActivityID(id), ActivityContent(relevance: relevance)))
    }
    #expect(probe.tell(start(1, 0), at: .minutes(1)).last == "island 0 1")
    #expect(probe.tell(start(2, 5), at: .minutes(2)).last == "island 2 0")
    let swipe = Input.activities(.swiped(ActivityID(0)))
    #expect(probe.tell(swipe, at: .minutes(3)) == ["dismissed 0", "island 2 1"])
    #expect(
      probe.tell(.appInstalled(false), at: .minutes(4))
        == ["dismissed 1", "dismissed 2", "island -1 -1"]
    )
  }
}

import Foundation
import Testing

@testable import WidgetAuthoring

@Suite struct ActivityLifeTests {
  private let start = Date(timeIntervalSince1970: 0)

  private func states(of life: ActivityLife, at hours: [Double]) -> [ActivityState] {
    hours.map { life.state(at: start.addingTimeInterval($0 * 3_600)) }
  }

  @Test func `an activity that nobody ends is over after eight hours and gone after twelve`() {
    let life = ActivityLife(start: start)
    #expect(
      states(of: life, at: [0, 7.999, 8, 11.999, 12]) == [
        .active, .active, .ended, .ended, .dismissed,
      ]
    )
  }

  @Test func `an activity is pending before its start and stale from its stale date on`() {
    let life = ActivityLife(start: start, staleDate: start.addingTimeInterval(3_600))
    #expect(states(of: life, at: [-1, 0, 0.999, 1]) == [.pending, .active, .active, .stale])
  }

  @Test(arguments: [
    (ActivityUIDismissalPolicy.default, 5.0), (.immediate, 1),
    (.after(Date(timeIntervalSince1970: 7_200)), 2),
    (.after(Date(timeIntervalSince1970: 86_400)), 5),
  ])
  func `an ended activity is gone at the earlier of its policy and four hours`(
    policy: ActivityUIDismissalPolicy,
    gone: Double
  ) {
    let life = ActivityLife(start: start, end: start.addingTimeInterval(3_600), dismissal: policy)
    #expect(states(of: life, at: [gone]) == [.dismissed])
    if gone > 1 { #expect(states(of: life, at: [1, gone - 0.001]) == [.ended, .ended]) }
  }
}

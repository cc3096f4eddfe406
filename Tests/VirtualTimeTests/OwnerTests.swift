import Foundation
import Testing

@testable import VirtualTime

// Goal: work that code hands off runs on behalf of the same owner, on any thread and however late.
// Method: two pieces of code hand off the same work side by side, the later one last.
@Suite(.serialized) struct OwnerTests {
  /// A way to hand off work.
  enum Way: String, CaseIterable {
    case queue, later, thread, timer, task, sleepingTask, group
  }

  @Test(arguments: Way.allCases)
  func `work that is given away works for the same`(way: Way) {
    let timeline = VirtualTimeline(wall: 1_000_000_000, seed: 1)
    let seen = Seen()
    for owner in [7, 8] as [Int64] {
      timeline.owner = owner
      timeline.submit {
        OwnerTests.give(away: { seen.record(owner, VirtualTimeline.currentOwner) }, way)
      }
    }
    timeline.owner = nil
    timeline.advance(to: 60_000_000)
    timeline.discard()
    #expect(seen.all.sorted { $0.0 < $1.0 }.map(\.1) == [7, 8])
  }

  @Test func `code that nobody owns works for nothing`() {
    let timeline = VirtualTimeline(wall: 1_000_000_000, seed: 1)
    timeline.owner = 7
    timeline.submit {}
    timeline.advance(to: 1_000_000)
    timeline.owner = nil
    let seen = Seen()
    timeline.submit {
      DispatchQueue.global().async { seen.record(0, VirtualTimeline.currentOwner) }
    }
    timeline.advance(to: 2_000_000)
    timeline.discard()
    #expect(seen.all.map(\.1) == [nil])
  }

  private static func give(away note: @escaping @Sendable () -> Void, _ way: Way) {
    switch way {
    case .queue: DispatchQueue.global().async(execute: note)
    case .later: DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: note)
    case .thread: Thread.detachNewThread(note)
    case .timer: _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in note() }
    case .task: Task.detached { note() }
    case .sleepingTask:
      Task.detached {
        try? await Task.sleep(for: .seconds(5))
        note()
      }
    case .group:
      let group = DispatchGroup()
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { group.leave() }
      group.enter()
      group.notify(queue: .main, execute: note)
    }
  }

  /// The observed owners; threads of a simulation take turns.
  private final class Seen: @unchecked Sendable {
    private(set) var all: [(Int64, Int64?)] = []
    func record(_ expected: Int64, _ owner: Int64?) { all.append((expected, owner)) }
  }
}

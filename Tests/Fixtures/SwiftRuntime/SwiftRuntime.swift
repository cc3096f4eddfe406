import Foundation
import Synchronization
import WidgetModel
import WidgetRuntime

/// A user's runtime: the reference under another name, which misbehaves at a tap as `AT_TAPS` says.
struct SwiftRuntime: Subject {
  private var base = ReferenceRuntime()
  private let fault = ProcessInfo.processInfo.environment["AT_TAPS"]

  /// The taps of all runs of the process.
  private static let taps = Atomic<Int>(0)

  /// True if there was a tap in an earlier run.
  private var wasTapped = false

  var nextWake: Instant { base.nextWake }

  mutating func begin(_ setup: Setup) throws -> Hello {
    wasTapped = SwiftRuntime.taps.load(ordering: .relaxed) > 0
    var hello = base.begin(setup)
    hello.name = "a runtime in Swift"
    hello.version = "7.1"
    return hello
  }

  mutating func define(_ view: ViewTree, as id: ViewID) throws { try base.define(view, as: id) }

  mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    try base.define(timeline, as: id)
  }

  mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    guard let fault, case .tapped = input else {
      return try base.receive(input, at: now, effects: &effects)
    }
    switch fault {
    case "trap": fatalError("nobody thought of taps")
    case "overflow": _ = SwiftRuntime.depth(below: now.microseconds)
    case "loop": while SwiftRuntime.taps.load(ordering: .relaxed) >= 0 {}
    default:
      // From the first run with a tap on, the taps of later runs lead nowhere.
      SwiftRuntime.taps.add(1, ordering: .relaxed)
      if wasTapped { return }
      try base.receive(input, at: now, effects: &effects)
    }
  }

  /// Calls itself until no stack is left.
  private static func depth(below number: Int64) -> Int64 {
    number == .min ? 0 : depth(below: number &+ 1) &* 3 &+ number
  }

  mutating func end() throws { base.end() }
}

import Foundation
import WidgetModel
import WidgetRuntime

/// A runtime as somebody would write it: the reference by another name, which traps at a tap where `TRAPS` is set.
struct SwiftRuntime: Subject {
  private var base = ReferenceRuntime()
  private let traps = ProcessInfo.processInfo.environment["TRAPS"] != nil

  var nextWake: Instant { base.nextWake }

  mutating func begin(_ setup: Setup) throws -> Hello {
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
    if traps, case .tapped = input { fatalError("nobody thought of taps") }
    try base.receive(input, at: now, effects: &effects)
  }

  mutating func end() throws { base.end() }
}

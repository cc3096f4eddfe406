// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry

import AppIntents
import Foundation

/// A way to end badly, chosen by the person who configures the widget; the default is none.
///
/// No two have the same code, because an optimiser would merge them into one without a line.
enum Misbehaviour: String, AppEnum, CaseIterable {
  case none
  case forcedUnwrap, index, overflow, fatal, forcedTry, forcedCast, exits, aborts, dives, loops
  case hoards, memory, segmentation, waits, forgets, reads

  /// The cases that take some seconds until they are detected.
  static let slow: [Misbehaviour] = [.loops, .reads]

  static let allCases: [Misbehaviour] =
    [
      .none, .forcedUnwrap, .index, .overflow, .fatal, .forcedTry, .forcedCast, .exits, .aborts,
      .dives, .hoards, .memory, .segmentation, .waits, .forgets,
    ] + slow

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Misbehaviour"

  static let caseDisplayRepresentations: [Misbehaviour: DisplayRepresentation] = [
    .none: "None",
    .forcedUnwrap: "Forced unwrap", .index: "Index", .overflow: "Overflow", .fatal: "Fatal error",
    .forcedTry: "Forced try", .forcedCast: "Forced cast", .exits: "Exit", .aborts: "Abort",
    .dives: "Stack overflow", .loops: "Endless loop", .hoards: "Memory beyond the limit",
    .memory: "Out of memory", .segmentation: "Segmentation fault", .waits: "Deadlock",
    .forgets: "No resumption", .reads: "Blocking read",
  ]

  /// Misbehaves; most cases do not return.
  func commit() {
    switch self {
    case .none, .forgets: break
    case .forcedUnwrap: keep(nothing()!)
    case .index: keep([1, 2][three()])
    case .overflow: keep(Int.max - 2 + three())
    case .fatal: fatalError("no song left")
    case .forcedTry: try! fail()
    case .forcedCast: keep(text() as! Int)
    case .exits: exit(Int32(three()))
    case .aborts: abort()
    case .dives: keep(dive(three()))
    case .loops: while three() == 3 { keep(1) }
    case .hoards:
      // Untouched memory costs the machine nothing but still counts.
      var bytes: [UInt8] = []
      bytes.reserveCapacity((three() + 37) << 20)
      keep(bytes)
    case .memory: keep([UInt8](repeating: 1, count: (three() + 597) << 20))
    case .segmentation: nowhere().pointee = 1
    case .waits: DispatchSemaphore(value: 0).wait()
    case .reads: keep(Pipe().fileHandleForReading.readDataToEndOfFile())
    }
  }
}

// An optimiser knows nothing about the bodies of these functions.
@inline(never) private func keep<Value>(_ value: Value) {
  held = value
  held = ()
  kept = ""
}
@inline(never) private func nothing() -> Int? { kept.isEmpty ? nil : 1 }
@inline(never) private func three() -> Int { kept.utf8.count + 3 }
@inline(never) private func text() -> Any { kept }
@inline(never) private func fail() throws { if kept.isEmpty { throw Fault() } }
@inline(never) private func dive(_ n: Int) -> Int {
  guard n >= 0 else { return 0 }
  let below = dive((n &+ 1) & 0xffff)
  keep(below)
  return 3 &- below
}
@inline(never) private func nowhere() -> UnsafeMutablePointer<Int> {
  UnsafeMutablePointer(bitPattern: 8 * three())!
}

private nonisolated(unsafe) var held: Any = ()
private nonisolated(unsafe) var kept = ""

private struct Fault: Error {}

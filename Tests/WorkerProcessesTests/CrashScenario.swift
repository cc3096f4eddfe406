// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry

import Foundation
import Testing

@testable import WorkerProcesses

/// Something that ends a worker in a specific way, in its own line.
///
/// No two have the same code, because an optimiser would merge them into one without a line.
struct CrashScenario: Sendable, CustomTestStringConvertible {
  let name: String
  let kind: CrashReport.Kind
  let said: String
  let line: Int
  let commit: @Sendable () -> Void

  private init(
    _ name: String,
    _ kind: CrashReport.Kind,
    _ said: String = "",
    line: Int = #line,
    _ commit: @escaping @Sendable () -> Void
  ) {
    self.name = name
    self.kind = kind
    self.said = said
    self.line = line
    self.commit = commit
  }

  var testDescription: String { name }

  static let file = "CrashScenario.swift"

  static let all: [CrashScenario] = [
    .init("unwraps nil", .forcedUnwrap) { sink(nothing()!) },
    .init("counts too far", .indexOutOfRange) { sink([1, 2][three()]) },
    .init("adds too much", .overflow, "arithmetic overflow") { sink(Int.max - 2 + three()) },
    .init("divides by zero", .overflow, "Division by zero") { sink(7 / (three() - 3)) },
    .init("gives up", .fatalError, "no “song” left") { fatalError("no “song” left") },
    .init("insists", .fatalError) { precondition(three() == 4, "three is four") },
    .init("tries by force", .forcedTry, "Fault()") { try! fail() },
    .init("casts by force", .forcedCast, "'Swift.String'") { sink(text() as! Int) },
    .init("exits", .exit, "exit(3)") { exit(Int32(three())) },
    .init("aborts", .abort, "abort()") { abort() },
    .init("writes nowhere", .segmentationFault) { nowhere().pointee = 1 },
    .init("dives", .stackOverflow, line: diveLine) { sink(dive(three())) },
    .init("loops", .endlessLoop, line: loopLine) { loop() },
    .init("formats forever", .endlessLoop, line: formatLine) { format() },
    .init("hoards", .outOfMemory, line: hoardLine) { hoard() },
    .init("lets another thread trap", .forcedUnwrap, line: trapLine) { trapElsewhere() },
    .init("waits", .blocked) { DispatchSemaphore(value: 0).wait() },
  ]
}

// An optimiser knows nothing about the bodies of these functions.
@inline(never) private func sink<Value>(_ value: Value) { kept = "\(value)" }
@inline(never) private func nothing() -> Int? { kept.isEmpty ? nil : 1 }
@inline(never) private func three() -> Int { kept.utf8.count + 3 }
@inline(never) private func text() -> Any { kept }
@inline(never) private func fail() throws { if kept.isEmpty { throw Fault() } }
@inline(never) private func nowhere() -> UnsafeMutablePointer<Int> {
  UnsafeMutablePointer(bitPattern: 8 * three())!
}

private nonisolated(unsafe) var kept = ""

private struct Fault: Error {}

private let diveLine = #line + 1
@inline(never) private func dive(_ n: Int) -> Int { n < 0 ? 0 : 3 &- dive((n &+ 1) & 0xffff) }

private let loopLine = #line + 1
@inline(never) private func loop() { while kept.isEmpty { sink("") } }

private let formatLine = #line + 1
@inline(never) private func format() { while kept.isEmpty { _ = JSONEncoder() } }

private let trapLine = #line + 1
private func trapElsewhere() { Thread { sink([nothing()!]) }.start(); while true { sleep(1) } }

private let hoardLine = #line + 5
@inline(never) private func hoard() {
  MemoryMeter.begin(bound: 30 << 20)
  var all: [[UInt8]] = []
  while kept.isEmpty {
    all.append([UInt8](repeating: 1, count: 1 << 20))
  }
  sink(all)
}

import Foundation
import VirtualTime

/// Lines that code of a simulation writes; its threads take turns, so no lock is necessary.
final class Log: @unchecked Sendable {
  private(set) var lines: [String] = []

  /// Writes a line with the virtual second before it.
  func write(_ text: String) {
    lines.append("\(now()) \(text)")
  }
}

/// The wall clock at the start of tests, in seconds since 1970.
let startOfTests = 1_000_000

/// The virtual seconds since the start of tests, from the clock that the code under test reads.
func now() -> String {
  let date = Date().timeIntervalSince1970 - Double(startOfTests)
  let seconds = (date * 1e6).rounded() / 1e6
  return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
}

extension VirtualTimeline {
  /// Advances from one instant to the next until nothing is due any more.
  func runDry() {
    while let instant = nextInstant { advance(to: instant) }
  }

  /// A timeline at the start of tests.
  convenience init(seed: UInt64 = 1) {
    self.init(wall: Int64(startOfTests) * 1_000_000, seed: seed)
  }

  /// Returns the lines that code writes from the start of tests until nothing is due any more.
  static func lines(
    seed: UInt64 = 1,
    _ code: @escaping @Sendable (Log) async -> Void
  ) -> [String] {
    let timeline = VirtualTimeline(seed: seed)
    let log = Log()
    timeline.start { await code(log) }
    timeline.runDry()
    timeline.discard()
    return log.lines
  }
}

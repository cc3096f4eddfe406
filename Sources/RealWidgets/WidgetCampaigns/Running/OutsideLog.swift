import RunRecord
import Synchronization

/// The data that code lacked, from all workers; a set, so their order and number do not matter.
final class OutsideLog: Sendable {
  // The runners of several threads share one log.
  private let lines = Mutex<Set<OutsideLine>>([])

  func add(_ new: [OutsideLine]) {
    guard !new.isEmpty else { return }
    lines.withLock { $0.formUnion(new) }
  }

  /// The missing data, one line for each kind and name.
  ///
  /// If code decoded several types, the line has the one that can be synthesized best.
  var summary: [OutsideLine] {
    let all = lines.withLock { Array($0) }
    let groups = Dictionary(grouping: all) { [$0.kind, $0.name] }
    return groups.values.compactMap { lines in
      lines.min { Self.rank($0) < Self.rank($1) }
    }
    .sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
  }

  private static func rank(_ line: OutsideLine) -> (Int, String, String) {
    (OutsideDataLine(line).vagueness, line.type, line.sample)
  }
}

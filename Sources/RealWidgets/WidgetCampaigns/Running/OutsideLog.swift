import RunRecord
import Synchronization

/// What code asked for and no fixture gave, collected from all workers of a trial.
///
/// It is a set, so that neither the order of workers nor their number shows.
final class OutsideLog: Sendable {
  private let lines = Mutex<Set<OutsideLine>>([])

  /// Adds what a worker tells.
  func add(_ new: [OutsideLine]) {
    guard !new.isEmpty else { return }
    lines.withLock { $0.formUnion(new) }
  }

  /// One line for each thing that was asked for, by kind and name, with the type that can be made up if
  /// several were decoded.
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

import Foundation
import WorkerProcesses

/// The limits that the kernel enforces on the workers of a campaign.
package final class KernelLimits: @unchecked Sendable {
  // Guards `limits`, which the `@unchecked` above relies on.
  private let lock = NSLock()
  private var limits: Set<Confinement.Limit> = []

  init() {}

  func note(_ names: [String]) {
    lock.withLock { limits = Set(names.compactMap(Confinement.Limit.init)) }
  }

  func holds(_ limit: Confinement.Limit) -> Bool { lock.withLock { limits.contains(limit) } }

  /// One line for a person.
  package var line: String {
    let held = Confinement.Limit.allCases.filter(holds)
    return held.isEmpty
      ? "isolation: the kernel enforces nothing; only calls by name are denied"
      : "isolation: the kernel enforces \(held.map(\.words).joined(separator: ", "))"
  }

  /// The limits that recent kernels have and this one lacks, described for a report.
  ///
  /// Connections and signals are covered by the filter too, so a report does not depend on them.
  package var missing: [String] {
    [Confinement.Limit.files, .calls].filter { !holds($0) }.map { "without \($0.words)" }
  }
}

extension Confinement.Limit {
  fileprivate var words: String {
    switch self {
    case .files: "limits on files (Landlock)"
    case .connections: "limits on connections (Landlock)"
    case .signals: "limits on signals (Landlock)"
    case .calls: "a filter on system calls (seccomp)"
    }
  }
}

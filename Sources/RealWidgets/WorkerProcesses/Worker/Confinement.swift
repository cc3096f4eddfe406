import Glibc
import InterposedCalls

/// The kernel's own limits on a worker, for the rest of its life.
///
/// ``SandboxDenials`` sees the calls that code makes by name. These limits also hold for system
/// calls of the code's own. A system without them runs the code with the denials alone.
public enum Confinement {
  /// Limits that a kernel may have.
  public enum Limit: String, CaseIterable, Hashable, Sendable {
    /// Landlock keeps files outside of the home and the readable folders shut.
    case files
    /// Landlock lets no connection out.
    case connections
    /// Landlock lets no signal reach another process.
    case signals
    /// A filter judges system calls that reach out or start programs, and reports those that it denies.
    case calls
  }

  /// Begins the limits, for this thread and the ones that it starts later.
  ///
  /// - Parameters:
  ///   - home: The folder that code may read and write.
  ///   - readable: Files and folders that code may read in addition.
  ///   - allowsReporter: True if the Swift runtime may start its reporter of crashes.
  /// - Returns: The limits that hold.
  @discardableResult
  public static func begin(
    home: String = SandboxDenials.home,
    readable: [String] = [],
    allowsReporter: Bool = !WorkerChannel.reportsCallsAlone
  ) -> Set<Limit> {
    // `isolation_confine` makes its own copies, so these may be freed.
    let copies = readable.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let list = copies.map { UnsafePointer($0) }
    let bits = list.withUnsafeBufferPointer {
      isolation_confine(home, $0.baseAddress, $0.count, allowsReporter)
    }
    limits = Set(Limit.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element))
    return limits
  }

  // Written once, before any of the code runs.
  /// The limits in force.
  public private(set) nonisolated(unsafe) static var limits: Set<Limit> = []
}

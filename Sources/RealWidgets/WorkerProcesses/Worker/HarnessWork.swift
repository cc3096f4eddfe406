import InterposedCalls

/// Lengthy work of the harness itself in a worker, such as reading debug information.
///
/// Neither processor time nor silence counts against the code meanwhile, so the code must not run
/// in it.
package enum HarnessWork {
  /// Performs harness work and returns its result.
  ///
  /// - Precondition: Only one thread of the process performs such work at a time.
  package static func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    isolation_own_work(true)
    defer { isolation_own_work(false) }
    return try body()
  }
}

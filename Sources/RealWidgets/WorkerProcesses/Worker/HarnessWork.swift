import InterposedCalls

/// What the harness itself does in a worker and takes as long as it takes, such as to read debug information.
///
/// Meanwhile no processor time and no silence count against the code, which must not run in it.
package enum HarnessWork {
  /// Does such work.
  ///
  /// - Precondition: One thread of the process does such work at a time.
  /// - Parameter body: The work.
  /// - Returns: What the work returns.
  package static func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    isolation_own_work(true)
    defer { isolation_own_work(false) }
    return try body()
  }
}

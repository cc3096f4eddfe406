import PropertyChecks
import PropertyTesting
import Testing

/// Checks that a property holds for the values of a generator.
///
/// The closure gives back a Bool, or nothing and uses `#expect`, `#require` and errors. Each distinct
/// failure is shrunk on its own and recorded as one issue at the place of the call, with the simplest
/// value that shows it; the issues of all other cases are not shown. A check that judged nothing fails.
///
/// ```swift
/// @Test func `reversing twice changes nothing`() async throws {
///   try await check(Integers(in: -99...99).list(count: 0...20)) { list in
///     #expect(Array(list.reversed().reversed()) == list)
///   }
/// }
/// ```
///
/// - Parameters:
///   - generator: What makes the values.
///   - options: What should be done otherwise than by default.
///   - replaying: The choices of one case, as a report prints them; then only this case is run.
///   - isolation: The actor on which the closure runs, the caller's.
///   - function: The name of the test, which gives the seed.
///   - sourceLocation: The place at which issues are recorded.
///   - property: What should hold for each value.
/// - Returns: The report.
/// - Throws: ``CheckError`` when the check cannot be run as it was written, and `CancellationError` when
///   the test was cancelled.
@inlinable
@discardableResult
public func check<G: Generator, Result>(
  _ generator: G,
  _ options: CheckOption...,
  replaying: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: (G.Value) throws -> Result
) async throws -> CheckReport<G.Value, PropertyFailure> {
  let session = try CheckSession(
    options,
    replaying: replaying,
    result: Result.self,
    function: function,
    sourceLocation: sourceLocation
  )
  return try await session.check(generator) { value, _ in try property(value) }
}

/// Checks a property that notes labels, numbers and goals about its cases.
///
/// As ``check(_:_:replaying:isolation:function:sourceLocation:_:)-(_,_,_,_,_,_,(G.Value)->Result)``. The
/// closure must draw nothing from the source.
///
/// - Parameters:
///   - generator: What makes the values.
///   - options: What should be done otherwise than by default.
///   - replaying: The choices of one case, as a report prints them; then only this case is run.
///   - isolation: The actor on which the closure runs, the caller's.
///   - function: The name of the test, which gives the seed.
///   - sourceLocation: The place at which issues are recorded.
///   - property: What should hold for each value; it may note in the source what it sees.
/// - Returns: The report.
/// - Throws: ``CheckError`` when the check cannot be run as it was written, and `CancellationError` when
///   the test was cancelled.
@inlinable
@discardableResult
public func check<G: Generator, Result>(
  _ generator: G,
  _ options: CheckOption...,
  replaying: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: (G.Value, ChoiceSource) throws -> Result
) async throws -> CheckReport<G.Value, PropertyFailure> {
  let session = try CheckSession(
    options,
    replaying: replaying,
    result: Result.self,
    function: function,
    sourceLocation: sourceLocation
  )
  return try await session.check(generator, property: property)
}

extension CheckSession {
  /// Runs the check with a property that does not suspend, wholly on the caller's thread.
  @inlinable
  func check<G: Generator, Result>(
    _ generator: G,
    isolation: isolated (any Actor)? = #isolation,
    property: (G.Value, ChoiceSource) throws -> Result
  ) async throws -> CheckReport<G.Value, PropertyFailure> {
    var report: CheckReport<G.Value, PropertyFailure>?
    try await collectingIssues(isolation: isolation) {
      report = run(generator, shouldStop: { Task.isCancelled }) { value, source in
        do {
          return verdict(returned: try property(value, source) as? Bool, error: nil)
        } catch {
          return verdict(returned: nil, error: error)
        }
      }
    }
    guard let report else { throw CancellationError() }
    return try conclude(report)
  }
}

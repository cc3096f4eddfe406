import PropertyChecks
import PropertyTesting
import Testing

/// Checks that a property holds for the values of a generator.
///
/// The closure returns a Bool, or nothing and uses `#expect`, `#require` and errors. Each distinct
/// failure is shrunk separately and recorded as one issue at the call, with its simplest value; the
/// issues of all other cases are hidden. A check that judged no case fails.
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
///   - generator: The generator of the values.
///   - options: The options of the check.
///   - replaying: The choices of a single case to run, as a report prints them.
///   - isolation: The actor on which the closure runs, the caller's.
///   - function: The name of the test, which determines the seed.
///   - sourceLocation: The location of recorded issues.
///   - property: The property of each value.
/// - Returns: The report.
/// - Throws: ``CheckError`` if the check is misconfigured, and `CancellationError` if the test was
///   cancelled.
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

/// Checks a property that records labels, numbers and goals about its cases.
///
/// The closure must not draw from the source. Otherwise like
/// ``check(_:_:replaying:isolation:function:sourceLocation:_:)-(_,_,_,_,_,_,(G.Value)->Result)``.
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
  /// Runs the check with a synchronous property, entirely on the caller's thread.
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

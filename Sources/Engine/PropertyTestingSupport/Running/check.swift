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
///   try await check(Integers(in: -99...99).list()) { list in
///     #expect(Array(list.reversed().reversed()) == list)
///   }
/// }
/// ```
///
/// Inside the closure, ``label(_:if:)``, ``observe(_:_:)``, ``sometimes(_:_:)`` and
/// ``target(_:label:)`` describe the case, and ``assume(_:)`` discards it.
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
  return try await session.check(generator, coding: .json(), property: property)
}

/// Checks that a property holds for all values of the types that its closure names.
///
/// ```swift
/// try await check { (text: String, count: UInt8) in
///   String(repeating: text, count: Int(count)).isEmpty == (text.isEmpty || count == 0)
/// }
/// ```
///
/// Otherwise like the form with a generator.
@inlinable
@discardableResult
public func check<each Value: Generatable, Result>(
  _ options: CheckOption...,
  replaying: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: (repeat each Value) throws -> Result
) async throws -> CheckReport<(repeat each Value), PropertyFailure> {
  let session = try CheckSession(
    options,
    replaying: replaying,
    result: Result.self,
    function: function,
    sourceLocation: sourceLocation
  )
  let generator = Values(of: repeat (each Value).self)
  let coding = tupleCoding(of: repeat (each Value).self)
  return try await session.check(generator, coding: coding) { (values: (repeat each Value)) in
    try property(repeat each values)
  }
}

extension CheckSession {
  /// Runs the check with a synchronous property, entirely on the caller's thread.
  @inlinable
  func check<G: Generator, Result>(
    _ generator: G,
    coding: ValueCoding<G.Value>?,
    isolation: isolated (any Actor)? = #isolation,
    property: (G.Value) throws -> Result
  ) async throws -> CheckReport<G.Value, PropertyFailure> {
    var report: CheckReport<G.Value, PropertyFailure>?
    let traps = try trapDetector()
    let coverage = try coverageRecorder()
    try await collectingIssues(isolation: isolation) {
      report = run(generator, coding: coding, shouldStop: { Task.isCancelled }) { value, source in
        self.source = source
        if let traps, let trapped = traps.verdict(on: { _ = try? property(value) }) {
          return trapped
        }
        do {
          let result =
            if let coverage {
              try coverage.record(source) { try property(value) }
            } else {
              try property(value)
            }
          return verdict(returned: result as? Bool, error: nil)
        } catch {
          return verdict(returned: nil, error: error)
        }
      }
    }
    guard let report else { throw CancellationError() }
    try requireCoverage(coverage)
    return try conclude(report)
  }
}

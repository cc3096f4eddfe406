import PropertyChecks
import PropertyTesting
import Testing

/// Checks a property that suspends.
///
/// As the check of a closure that does not, which is many times as fast: here the engine runs on a thread
/// of its own and waits for each verdict. The closure runs in the task of the test. When the test is
/// cancelled the check ends after the case at hand.
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
@discardableResult
public func check<G: Generator, Result>(
  _ generator: G,
  _ options: CheckOption...,
  replaying: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: nonisolated(nonsending) (G.Value) async throws -> Result
) async throws -> CheckReport<G.Value, PropertyFailure> {
  let session = try CheckSession(
    options,
    replaying: replaying,
    result: Result.self,
    function: function,
    sourceLocation: sourceLocation
  )
  return try await session.checkSuspending(generator) { value, _ in try await property(value) }
}

/// Checks a property that suspends and notes labels, numbers and goals about its cases.
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
@discardableResult
public func check<G: Generator, Result>(
  _ generator: G,
  _ options: CheckOption...,
  replaying: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: nonisolated(nonsending) (G.Value, ChoiceSource) async throws -> Result
) async throws -> CheckReport<G.Value, PropertyFailure> {
  let session = try CheckSession(
    options,
    replaying: replaying,
    result: Result.self,
    function: function,
    sourceLocation: sourceLocation
  )
  return try await session.checkSuspending(generator, property: property)
}

extension CheckSession {
  /// Runs the check with the engine on a thread of its own.
  fileprivate func checkSuspending<G: Generator, Result>(
    _ generator: G,
    isolation: isolated (any Actor)? = #isolation,
    property: nonisolated(nonsending) (G.Value, ChoiceSource) async throws -> Result
  ) async throws -> CheckReport<G.Value, PropertyFailure> {
    typealias Engine = EngineThread<G.Value, CheckReport<G.Value, PropertyFailure>>
    let engine = Engine()
    var report: CheckReport<G.Value, PropertyFailure>?
    try await collectingIssues(isolation: isolation) {
      engine.start { engine in
        self.run(generator, shouldStop: { engine.shouldStop }, property: engine.judge)
      }
      report = await withTaskCancellationHandler {
        await engine.answer { question in
          do {
            let result = try await property(question.value, question.source)
            return verdict(returned: result as? Bool, error: nil)
          } catch {
            // What a cancelled property throws says nothing about its value.
            if engine.shouldStop, error is CancellationError { return .discarded }
            return verdict(returned: nil, error: error)
          }
        }
      } onCancel: {
        engine.stop()
      }
    }
    guard let report else { throw CancellationError() }
    return try conclude(report)
  }
}

import PropertyChecks
import PropertyTesting
import Testing

/// Checks a property that suspends.
///
/// Prefer the synchronous form, which is many times as fast: here the engine runs on its own thread
/// and waits for each verdict. The closure runs in the task of the test. If the test is cancelled,
/// the check ends after the current case. Parameters and errors are those of the synchronous form.
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
  return try await session.checkSuspending(generator, coding: .json(), property: property)
}

/// Checks a property that suspends, for all values of the types that its closure names.
///
/// Otherwise like the suspending form with a generator.
@discardableResult
public func check<each Value: Generatable, Result>(
  _ options: CheckOption...,
  replaying: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: nonisolated(nonsending) ((repeat each Value)) async throws -> Result
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
  return try await session.checkSuspending(generator, coding: coding, property: property)
}

extension CheckSession {
  fileprivate func checkSuspending<G: Generator, Result>(
    _ generator: G,
    coding: ValueCoding<G.Value>?,
    isolation: isolated (any Actor)? = #isolation,
    property: nonisolated(nonsending) (G.Value) async throws -> Result
  ) async throws -> CheckReport<G.Value, PropertyFailure> {
    if isIsolated { throw CheckError.cannotIsolate }
    if isGuidedByCoverage { throw CheckError.cannotGuide }
    typealias Engine = EngineThread<G.Value, CheckReport<G.Value, PropertyFailure>>
    let engine = Engine()
    var report: CheckReport<G.Value, PropertyFailure>?
    try await collectingIssues(isolation: isolation) {
      engine.start { engine in
        self.run(
          generator,
          coding: coding,
          shouldStop: { engine.shouldStop },
          property: engine.judge
        )
      }
      report = await withTaskCancellationHandler {
        await engine.answer { question in
          source = question.source
          do {
            let result = try await property(question.value)
            return verdict(returned: result as? Bool, error: nil)
          } catch {
            // The error of a cancelled property says nothing about its value.
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

import PropertyChecks
import PropertyTesting
import Testing

/// Checks that a system never contradicts its model, with lists of commands.
///
/// ```swift
/// try await check(ProcessRegistry(), upTo: 30)
/// ```
///
/// Each distinct failure of the machine is one issue, with the shortest list of commands found.
/// Parameters and errors are those of the form with a generator.
@discardableResult
public func check<Machine: StateMachine>(
  _ machine: Machine,
  upTo limit: Int = 50,
  _ options: CheckOption...,
  replaying: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws -> CheckReport<[Machine.Command], PropertyFailure> {
  let session = try CheckSession(
    options,
    replaying: replaying,
    result: Void.self,
    function: function,
    sourceLocation: sourceLocation
  )
  return try await session.check(Commands(machine, upTo: limit), coding: .json()) { commands in
    let failures = machine.verdict(on: commands, reportingTo: session.source).failures
    if !failures.isEmpty { throw Contradictions(texts: failures.map { "\($0)" }) }
  }
}

/// The failures of a machine, each of which is a failure of the check.
struct Contradictions: Error {
  let texts: [String]
}

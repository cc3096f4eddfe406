import Clauses
import WidgetModel

/// The options of a conformance check of a bundle.
///
/// ```swift
/// @Test func conforms() async throws {
///   var options = ConformanceOptions()
///   options.cases = 2_000
///   try await checkConformance(of: MyBundle.self, options)
/// }
/// ```
public struct ConformanceOptions: Sendable {
  /// The number of random scenarios, each at least a day long.
  public var cases = 200

  /// The seed of the random scenarios; the same seed gives the same scenarios.
  public var seed: UInt64 = 1

  /// The platform profile, such as `iOS17`.
  public var profile = Scenario.defaultProfile

  /// The lowest level whose violation fails the test.
  public var failOn = Level.required

  /// The ids, rows or areas of the clauses to judge, such as `TL` or `VW-01`; empty for all.
  public var clauses: [String] = []

  /// A folder with network responses and shared data, `nil` for none.
  public var fixtures: String?

  /// The `record.jsonl` of the released version, whose kinds the bundle must keep (FM-08).
  public var released: String?

  /// The number of worker processes.
  public var workers = 2

  /// The maximum number of runs of the code for shrinking one finding.
  public var shrinkBudget = 400

  /// Creates the default options.
  public init() {}
}

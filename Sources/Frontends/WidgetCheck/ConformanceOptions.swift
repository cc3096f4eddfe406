import Clauses
import WidgetModel

/// What a conformance check of a bundle tries, and what fails it.
///
/// ```swift
/// @Test func conforms() async throws {
///   var options = ConformanceOptions()
///   options.cases = 2_000
///   try await checkConformance(of: MyBundle.self, options)
/// }
/// ```
public struct ConformanceOptions: Sendable {
  /// The number of random scenarios, each a day at least.
  public var cases = 200

  /// The seed of the random scenarios: the same seed tries the same ones.
  public var seed: UInt64 = 1

  /// The platform's profile, such as `iOS17`.
  public var profile = Scenario.defaultProfile

  /// The least binding level whose violation fails the test.
  public var failOn = Level.required

  /// The ids, rows or areas of the clauses to judge, such as `TL` or `VW-01`; empty for all.
  public var clauses: [String] = []

  /// A folder with answers of the network and shared data, `nil` for none.
  public var fixtures: String?

  /// The record of the version that people have, a `record.jsonl`, whose kinds the bundle must keep (FM-08);
  /// `nil` for none.
  public var released: String?

  /// The number of worker processes.
  public var workers = 2

  /// How often the code may be run to shrink one finding.
  public var shrinkBudget = 400

  /// Creates the usual options.
  public init() {}
}

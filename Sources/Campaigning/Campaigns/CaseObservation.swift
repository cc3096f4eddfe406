import RunRecord
import ScenarioGeneration
import WidgetModel

/// One case of a campaign for tools that visualize property-based tests.
///
/// Source: test case lines of OpenPBTStats ("Observability" in the documentation of Hypothesis;
/// Goldstein et al., "Tyche: Making Sense of PBT Effectiveness", UIST 2024).
public struct CaseObservation: Hashable, Sendable {
  /// The result of a case, in the format's terms.
  public enum Status: String, Hashable, Sendable {
    /// No clause broke that counts against the subject.
    case passed
    case failed
    case gaveUp = "gave_up"
  }

  /// A count of something in a case.
  public struct Feature: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The count.
    public let count: Int64
  }

  /// The position of the case in the campaign.
  public let place: CasePlace

  /// The result.
  public let status: Status

  /// The violations, or the error of an unfinished case; empty if the case passed.
  public let reason: String

  /// The scenario as text, truncated to ``textLimit`` characters.
  public let text: String

  /// The counts, in a fixed order.
  public let features: [Feature]

  /// The maximum number of characters in a scenario's text.
  public static let textLimit = 2_000

  init(
    _ scenario: Scenario,
    at place: CasePlace,
    _ status: Status,
    reason: String,
    counting counts: KeyValuePairs<String, Int>
  ) {
    self.place = place
    self.status = status
    self.reason = reason
    let whole = ScenarioText.lines(of: scenario).joined(separator: "\n")
    let isCut = whole.count > CaseObservation.textLimit
    text = isCut ? whole.prefix(CaseObservation.textLimit) + "…" : whole
    let size = ScenarioSizeLine(scenario)
    let sizes = [
      Feature(name: "stimuli", count: size.stimuli),
      Feature(name: "repetitions", count: size.repetitions),
      Feature(name: "widgets", count: size.widgets),
      Feature(name: "placements", count: size.placements),
      Feature(name: "entries", count: size.entries),
    ]
    features = sizes + counts.map { Feature(name: $0, count: Int64($1)) }
  }

  /// Returns a line without a line feed; `runStart`, in seconds since 1970, identifies the run.
  public func line(property: String, runStart: Int64, seed: UInt64) -> String {
    let counts = features.map { JSON.Member($0.name, .number($0.count)) }
    return JSON.object([
      JSON.Member("type", .string("test_case")),
      JSON.Member("run_start", .number(runStart)),
      JSON.Member("property", .string(property)),
      JSON.Member("status", .string(status.rawValue)),
      JSON.Member("status_reason", .string(reason)),
      JSON.Member("representation", .string(text)),
      JSON.Member("arguments", .object([])),
      JSON.Member("how_generated", .string("\(place) of seed \(seed)")),
      JSON.Member("features", .object(counts)),
      JSON.Member("coverage", .null),
      JSON.Member("timing", .object([])),
      JSON.Member("metadata", .object([])),
    ]).description
  }
}

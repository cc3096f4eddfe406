import RunRecord
import ScenarioGeneration
import WidgetModel

/// One case of a campaign as tools that visualize property-based tests read it.
///
/// Source: the test case lines of the OpenPBTStats format, which Tyche reads and Hypothesis writes: "Observability" in
/// the documentation of Hypothesis; Goldstein et al., "Tyche: Making Sense of PBT Effectiveness", UIST 2024.
public struct CaseObservation: Hashable, Sendable {
  /// How a case ended, in the words of the format.
  public enum Status: String, Hashable, Sendable {
    /// No clause broke that counts against the subject.
    case passed
    /// A clause broke.
    case failed
    /// The case could not be finished.
    case gaveUp = "gave_up"
  }

  /// Something that is counted in a case.
  public struct Feature: Hashable, Sendable {
    /// The name.
    public let name: String
    /// How much of it there was.
    public let count: Int64
  }

  /// Where the case stands in the campaign.
  public let place: CasePlace

  /// How it ended.
  public let status: Status

  /// What broke, or why the case could not be finished; empty of a case that passed.
  public let reason: String

  /// The scenario in words, cut after ``textLimit`` characters.
  public let text: String

  /// What is counted in it, in a fixed order.
  public let features: [Feature]

  /// The most characters of a scenario's text.
  public static let textLimit = 2_000

  /// Creates the observation of a case.
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

  /// The observation as one line of the format, without its line feed.
  ///
  /// - Parameters:
  ///   - property: The name of what is tested.
  ///   - runStart: The seconds from 1970 to the start of the run, by which tools tell runs apart.
  ///   - seed: The seed of the campaign.
  /// - Returns: The line.
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

import PropertyTesting

/// One case of a check, in the format of tools that visualize property-based tests.
///
/// Source: the test case lines of the OpenPBTStats format, which Tyche reads and Hypothesis writes:
/// "Observability" in the documentation of Hypothesis; Goldstein et al., "Tyche: Making Sense of
/// PBT Effectiveness", UIST 2024.
public struct CheckObservation: Hashable, Sendable {
  /// The verdict on a case, in the words of the format.
  public enum Status: String, Hashable, Sendable {
    case passed
    case failed
    /// The property rejected the case.
    case gaveUp = "gave_up"
  }

  /// The name of the property.
  public let property: String

  /// The verdict on the case.
  public let status: Status

  /// The failures; empty if there are none.
  public let reason: String

  /// The value as Swift source, truncated after ``textLimit`` characters.
  public let text: String

  /// The origin of the case.
  public let origin: String

  /// The labels of the case, without duplicates.
  public let labels: [String]

  /// The last number recorded under each name.
  public let numbers: [String: Int]

  /// The maximum number of characters in ``text``.
  public static let textLimit = 2_000

  init<Value, Failure>(
    _ value: Value,
    _ source: ChoiceSource,
    _ verdict: Verdict<Failure>,
    of property: String,
    origin: String
  ) {
    self.property = property
    self.origin = origin
    let failures = verdict.failures
    let isRejected = verdict == .discarded || source.isRejected && failures.isEmpty
    status = isRejected ? .gaveUp : failures.isEmpty ? .passed : .failed
    reason = failures.map { "\($0)" }.joined(separator: ", ")
    let whole = SwiftSource.expression(for: value)
    let isCut = whole.count > CheckObservation.textLimit
    text = isCut ? whole.prefix(CheckObservation.textLimit) + "…" : whole
    labels = source.notedLabels
    numbers = Dictionary(source.notedNumbers.map { ($0.name, $0.number) }) { $1 }
  }

  /// Returns the observation as one line without a line feed; `runStart` is in seconds since 1970.
  public func line(runStart: Int) -> String {
    // A name may be both a label and a number, but JSON keys must be unique: keep the number.
    let marks = labels.filter { numbers[$0] == nil }.map { "\(JSONLine.quoted($0)):true" }
    let counts = numbers.sorted { $0.key < $1.key }
      .map { "\(JSONLine.quoted($0.key)):\($0.value)" }
    let fields: KeyValuePairs<String, String> = [
      "type": JSONLine.quoted("test_case"),
      "run_start": String(runStart),
      "property": JSONLine.quoted(property),
      "status": JSONLine.quoted(status.rawValue),
      "status_reason": JSONLine.quoted(reason),
      "representation": JSONLine.quoted(text),
      "arguments": "{}",
      "how_generated": JSONLine.quoted(origin),
      "features": "{\((marks + counts).joined(separator: ","))}",
      "coverage": "null",
      "timing": "{}",
      "metadata": "{}",
    ]
    return "{" + fields.map { "\(JSONLine.quoted($0)):\($1)" }.joined(separator: ",") + "}"
  }
}

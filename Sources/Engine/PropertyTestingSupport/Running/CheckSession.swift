import PropertyChecks
import PropertyTesting
import Testing

/// One call of `check`: its settings, the issues of its property, and what becomes of the report.
///
/// The engine and the property take turns and never run at once, on one thread or on two.
@usableFromInline
final class CheckSession: @unchecked Sendable {
  @usableFromInline let settings: SessionSettings
  let collector = IssueCollector()
  let attachesReport: Bool
  let sourceLocation: SourceLocation

  /// What each failure looked like when it showed last.
  private(set) var details: [PropertyFailure: [String]] = [:]

  /// Whether all cases could be written to the file of observations, if there is one.
  @usableFromInline var isLogComplete = true

  /// - Throws: ``CheckError`` when the check cannot be run as it was written.
  @usableFromInline
  init<Result>(
    _ options: [CheckOption],
    replaying: String?,
    result: Result.Type,
    function: String,
    sourceLocation: SourceLocation
  ) throws {
    guard result == Bool.self || result == Void.self || result == Never.self else {
      throw CheckError.noVerdict(type: "\(result)")
    }
    var settings = CheckSettings()
    for option in options { option.apply(&settings) }
    let place = "\(sourceLocation.fileID)/\(function)"
    settings.plan.property = settings.name ?? place
    if !settings.hasOwnSeed {
      settings.plan.seed = try CheckEnvironment.seed() ?? ContentAddress(of: place).word
    }
    var replay: ChoiceSequence?
    if let replaying {
      do {
        replay = try ChoiceSequence(parsing: replaying)
      } catch {
        throw CheckError.badReplay(error)
      }
    }
    let path = settings.observations ?? CheckEnvironment.observations
    self.settings = SessionSettings(
      plan: settings.plan,
      store: settings.store,
      replay: replay,
      log: try path.map { try ObservationLog($0) }
    )
    attachesReport = settings.attachesReport
    self.sourceLocation = sourceLocation
  }

  /// Runs the engine on a property that judges at once.
  @inlinable
  func run<G: Generator>(
    _ generator: G,
    shouldStop: () -> Bool,
    property: (G.Value, ChoiceSource) -> Verdict<PropertyFailure>
  ) -> CheckReport<G.Value, PropertyFailure> {
    let check = Check<G, PropertyFailure>(generator, plan: settings.plan)
    if let replay = settings.replay { return check.replay(replay, property: property) }
    let start = ContinuousClock.now
    let now = settings.plan.timeLimit == nil ? nil : { ContinuousClock.now - start }
    let report: CheckReport<G.Value, PropertyFailure>
    if let log = settings.log {
      var cases: [CheckObservation] = []
      report = check.run(
        store: settings.store,
        now: now,
        shouldStop: shouldStop,
        onCase: { cases.append($0) },
        property: property
      )
      isLogComplete = log.append(cases)
    } else {
      report = check.run(
        store: settings.store,
        now: now,
        shouldStop: shouldStop,
        property: property
      )
    }
    // Once more, so that the details are those of the minimal case.
    for failure in report.failures { _ = check.replay(failure.choices, property: property) }
    return report
  }

  /// The verdict on a case whose property has just ended.
  ///
  /// - Parameters:
  ///   - returned: What the property gave back; nil if it threw.
  ///   - error: What it threw.
  /// - Returns: The verdict, by what was returned, thrown and recorded.
  @usableFromInline
  func verdict(returned: Bool?, error: (any Error)?) -> Verdict<PropertyFailure> {
    if error is DiscardedCase {
      _ = collector.take()
      return .discarded
    }
    if error == nil, returned != false, collector.isEmpty { return .passed }
    var failures: [PropertyFailure] = []
    var details: [PropertyFailure: [String]] = [:]
    func add(_ failure: PropertyFailure, _ detail: String) {
      if !failures.contains(failure) { failures.append(failure) }
      details[failure, default: []].append(detail)
    }
    for issue in collector.take() {
      let place = issue.sourceLocation.map { "\($0): " } ?? ""
      add(PropertyFailure(kind: .issue, location: issue.sourceLocation), place + issue.text)
    }
    // The issue of a failed requirement has been recorded; its error only ends the property.
    if let error, !(error is ExpectationFailedError) {
      let type = SwiftSource.name(of: Swift.type(of: error))
      add(PropertyFailure(kind: .threw(type: type), location: nil), "Thrown: \(error)")
    }
    if returned == false {
      add(PropertyFailure(kind: .returnedFalse, location: nil), "It gave back false.")
    }
    self.details.merge(details) { $1 }
    return Verdict(failures)
  }
}

/// The settings that the engine needs.
@usableFromInline
struct SessionSettings {
  @usableFromInline let plan: CheckPlan
  @usableFromInline let store: DirectoryStore?
  @usableFromInline let replay: ChoiceSequence?
  @usableFromInline let log: ObservationLog?
}

extension Issue {
  /// The issue as it describes itself, without its severity.
  fileprivate var text: String {
    let text = "\(self)"
    return text.hasSuffix(" (error)") ? String(text.dropLast(8)) : text
  }
}

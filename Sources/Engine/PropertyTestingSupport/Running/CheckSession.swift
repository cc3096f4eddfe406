import PropertyChecks
import PropertyTesting
import Testing

/// One call of `check`: its settings, its property's issues, and its report.
///
/// The session is `@unchecked Sendable` because engine and property take turns and never run at
/// once, even on two threads.
@usableFromInline
final class CheckSession: @unchecked Sendable {
  @usableFromInline let settings: SessionSettings
  let collector = IssueCollector()
  let attachesReport: Bool
  @usableFromInline let isIsolated: Bool
  @usableFromInline let isGuidedByCoverage: Bool
  let sourceLocation: SourceLocation

  /// The latest details of each failure.
  private(set) var details: [PropertyFailure: [String]] = [:]

  /// The session of the check that is running in this task.
  @TaskLocal static var current: CheckSession?

  /// The source of the case that the property judges now, to which its notes go.
  @usableFromInline var source: ChoiceSource?

  /// True unless writing the observations file failed.
  @usableFromInline var isLogComplete = true

  /// - Throws: ``CheckError`` if the check is misconfigured.
  @usableFromInline
  init<Result>(
    _ options: [CheckOption],
    replaying: String?,
    result: Result.Type,
    function: String,
    sourceLocation: SourceLocation
  ) throws {
    // A closure that never returns has the result type `Never`.
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
    isIsolated = settings.isIsolated
    isGuidedByCoverage = settings.isGuidedByCoverage
    self.sourceLocation = sourceLocation
  }

  @inlinable
  func run<G: Generator>(
    _ generator: G,
    coding: ValueCoding<G.Value>?,
    shouldStop: () -> Bool,
    property: (G.Value, ChoiceSource) -> Verdict<PropertyFailure>
  ) -> CheckReport<G.Value, PropertyFailure> {
    var check = Check<G, PropertyFailure>(generator, plan: settings.plan)
    check.coding = coding
    if let replay = settings.replay { return check.replay(replay, property: property) }
    let start = ContinuousClock.now
    // Read the clock only for a time limit, so that other checks stay deterministic.
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
    // Replay once more, so that the details are those of the minimal case.
    for failure in report.failures { _ = check.replay(failure.choices, property: property) }
    return report
  }

  func setDetails(_ lines: [String], of failure: PropertyFailure) { details[failure] = lines }

  /// Returns the verdict on a case whose property has just returned or thrown.
  @usableFromInline
  func verdict(returned: Bool?, error: (any Error)?) -> Verdict<PropertyFailure> {
    if error is DiscardedCase {
      // The issues of a discarded case do not count.
      _ = collector.takeIssues()
      return .discarded
    }
    if error == nil, returned != false, collector.isEmpty { return .passed }
    var failures: [PropertyFailure] = []
    var details: [PropertyFailure: [String]] = [:]
    func add(_ failure: PropertyFailure, _ detail: String) {
      if !failures.contains(failure) { failures.append(failure) }
      details[failure, default: []].append(detail)
    }
    for issue in collector.takeIssues() {
      let place = issue.sourceLocation.map { "\($0): " } ?? ""
      add(PropertyFailure(kind: .issue, location: issue.sourceLocation), place + issue.text)
    }
    if let found = error as? Contradictions {
      for text in found.texts {
        add(PropertyFailure(kind: .contradiction(text), location: nil), "The machine: \(text)")
      }
      self.details.merge(details) { $1 }
      return Verdict(failures)
    }
    // A failed requirement has already recorded its issue; its error only ends the property.
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

@usableFromInline
struct SessionSettings {
  @usableFromInline let plan: CheckPlan
  @usableFromInline let store: DirectoryStore?
  @usableFromInline let replay: ChoiceSequence?
  @usableFromInline let log: ObservationLog?
}

extension Issue {
  fileprivate var text: String {
    let text = "\(self)"
    return text.hasSuffix(" (error)") ? String(text.dropLast(8)) : text
  }
}

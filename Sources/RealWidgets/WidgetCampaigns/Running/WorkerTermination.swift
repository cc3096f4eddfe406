import Campaigns
import Clauses
import WidgetModel
import WorkerProcesses

/// The end of a worker during a scenario, described for a finding.
struct WorkerTermination: Hashable, Sendable {
  /// The class of the finding, such as `forcedUnwrap`.
  let kind: String

  /// The description, with the line of the checked code if known.
  private(set) var message: String

  /// The line of the checked code, such as `Provider.swift:12`; empty if unknown.
  let source: String

  let widget: String

  /// The calls of the checked code, innermost first.
  let calls: [CrashReport.Frame]

  let output: String

  let asked: RequestKind?

  let family: Family?

  /// True if the code computed or waited without end, which takes seconds each time.
  let isEndless: Bool

  /// The processor time of the request, if the code ended by itself after a second or longer.
  let slowness: Duration?

  /// The processor time from which on an end is slow: crashes usually take milliseconds.
  static let leastSlowness = Duration.seconds(1)

  /// True if each further end of the kind takes seconds.
  var takesSeconds: Bool { isEndless || slowness != nil }

  /// True if it is endless, but only a short limit was used up: a slow request would end alike.
  private(set) var isUnproven = false

  /// The same end after a short limit.
  var unproven: WorkerTermination {
    var end = self
    end.isUnproven = true
    return end
  }

  /// The synthesized value that the code crashed with; empty if none.
  let sample: String

  /// The clock shift of the drawing in which the code crashed; empty for other drawings.
  let clockShift: String

  /// True if a preview was being evaluated, which no phone does.
  let isInPreview: Bool

  /// The intent of the app that was running; empty if none.
  let intentOfApp: String

  /// The last intent of the app that had run before; empty if none.
  let earlierIntentOfApp: String

  /// The missing value of a stand-in that made the harness end the code; empty if none.
  let missingStandIn: String

  init(_ end: WorkerEnd, isUserFile: (String) -> Bool) {
    let report = end.report
    calls = report.frames.filter { $0.line > 0 && isUserFile($0.file) }
    output = end.output.said
    isEndless = report.kind == .endlessLoop || report.kind == .blocked
    slowness = !isEndless && end.used >= WorkerTermination.leastSlowness ? end.used : nil
    let frame = report.source(where: isUserFile)
    source = frame.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? ""
    // Equal traps at two places are two findings; the line at which a loop is stopped is random.
    let hasPlace = !source.isEmpty && report.kind != .endlessLoop
    kind = hasPlace ? "\(report.kind.rawValue) \(source)" : report.kind.rawValue
    let label = end.label.split(separator: "\n").map(String.init)
    let words = (label.first ?? "").split(separator: " ", maxSplits: 2).map(String.init)
    asked = words.first.flatMap { RequestKind(rawValue: $0) }
    family = words.count > 1 ? Family(rawValue: words[1]) : nil
    widget = asked != nil && words.count > 2 ? Announcement.unescaping(words[2]) : ""
    var message = WorkerTermination.sentence(report.kind)
    if let asked { message += " after a request (\(asked.rawValue))" }
    if let frame {
      message += " at \(source)" + (frame.function.isEmpty ? "" : " in \(frame.function)")
      let innermost = report.frames.first { !$0.file.isEmpty && isUserFile($0.file) }
      if innermost?.line == 0 { message += " (or near it: the optimiser lost the exact line)" }
    }
    if frame == nil, report.kind.isInCode {
      message += " at no known line (\(report.lineGap))"
    }
    if !report.description.isEmpty { message += ": \(report.description)" }
    let remarks = label.dropFirst().compactMap { Announcement.Remark($0) }
    func text(of topic: Announcement.Remark.Topic) -> String? {
      remarks.first { $0.topic == topic }?.text
    }
    sample = text(of: .sampled) ?? ""
    if !sample.isEmpty {
      message += "; the value was synthesized, no request or preview of the code made it: \(sample)"
    }
    clockShift = text(of: .laterClock) ?? ""
    if !clockShift.isEmpty {
      message +=
        "; it was drawn a second time there, with the clock \(clockShift) later, when a phone need not draw it: "
        + "take the date of the entry in place of the clock"
    }
    isInPreview = text(of: .preview) != nil
    intentOfApp = WorkerTermination.intentOfApp(
      text(of: .inApp),
      isMarked: text(of: .missingDependency) != nil,
      report
    )
    earlierIntentOfApp = text(of: .afterApp) ?? ""
    missingStandIn = text(of: .missingStandIn) ?? ""
    madeUp = text(of: .madeUp) ?? ""
    self.message = message
  }

  private var isOfMadeUpData = false

  /// The values synthesized for the code, in words; empty if none.
  private let madeUp: String

  var madeUpWords: [String] { madeUp.isEmpty ? [] : [madeUp] }

  /// True if a phone may never have the value or clock that the code crashed with.
  var isOfSample: Bool { isOfMadeUpData || !sample.isEmpty || !clockShift.isEmpty }

  var usesStandIn: Bool { madeUp.hasPrefix("the stand-in ") }

  /// Records that the code survives without synthesized data.
  mutating func attributeToMadeUpData() {
    isOfMadeUpData = true
    if message.hasSuffix(".") { message.removeLast() }
    message +=
      usesStandIn
      ? WorkerTermination.accountOfStandIns(madeUp) : WorkerTermination.accountOfMadeUpData(madeUp)
  }

  /// Records that the code looked for an unavailable file of its bundle.
  mutating func attribute(toMissingFile file: String) {
    isOfMadeUpData = true
    message += "; \(file) belongs into the extension's bundle, and is not in this checkout"
  }

  /// Returns the end of the message of a finding that needs synthesized values.
  static func accountOfMadeUpData(_ values: String) -> String {
    """
    ; it does not happen without values that were made up for a configuration, shared \
    defaults or answers\
    \(values.isEmpty ? "" : " (\(values))"); give the data that the app stores and the server returns with \
    --fixtures
    """
  }

  /// Returns the end of the message of a finding in whose case stand-ins gave values.
  static func accountOfStandIns(_ values: String) -> String {
    """
    ; the code had values from stand-ins for missing declarations (\(values)), and nobody \
    knows what the real ones give
    """
  }

  /// The cost of a run until a time limit, in usual runs.
  static let endlessCost = 50

  /// Returns a class's cost in usual runs: a crash needs another process, a hang lasts to its
  /// limit.
  static func cost(of violationClass: ViolationClass) -> Int {
    guard Clause.brokenByDeath.contains(violationClass.clause) else {
      return 1
    }
    let kind = violationClass.kind.split(separator: " ").first.flatMap {
      CrashReport.Kind(rawValue: String($0))
    }
    return switch kind {
    case .endlessLoop, .blocked: endlessCost
    case nil: 1
    default: 4
    }
  }

  func tally(situation: Int, of count: Int) -> Tally {
    var seen = Array(repeating: 0, count: count)
    if seen.indices.contains(situation) { seen[situation] = 1 }
    let violation = Violation(kind: kind, message: message, source: source, widget: widget)
    return Tally(situations: seen, violations: [violation], undecided: 0)
  }

  /// Returns the intent of the app in which a process crashed, empty if none.
  ///
  /// The app provides an intent's dependencies: without them the result is unknown. The mark comes
  /// from the dependency itself; the code's own message does not count, since it can be any text.
  private static func intentOfApp(
    _ name: String?,
    isMarked: Bool,
    _ report: CrashReport
  ) -> String {
    if isMarked { return name ?? "code with a dependency of the app" }
    guard report.frames.contains(where: { $0.function.contains(".perform()") }) else { return "" }
    return name ?? ""
  }

  private static func sentence(_ kind: CrashReport.Kind) -> String {
    switch kind {
    case .forcedUnwrap: "the code unwrapped nil by force"
    case .indexOutOfRange: "the code used an index that is out of range"
    case .overflow: "a number overflowed"
    case .forcedTry: "an error met `try!`"
    case .forcedCast: "a forced cast met another type"
    case .fatalError: "the code ended with a fatal error"
    case .trap: "the code trapped"
    case .abort: "the code called abort()"
    case .exit: "the code called exit()"
    case .stackOverflow: "the stack overflowed"
    case .segmentationFault: "the code touched memory that is not there"
    case .outOfMemory: "the code used more memory than there is"
    case .endlessLoop: "the code computed on and on without an end"
    case .blocked: "the code left the simulation: it waits for something real"
    case .flooded: "the worker's answer was too large"
    case .garbled: "the code spoiled the worker's answer"
    case .killed: "the process was killed"
    }
  }
}

extension CrashReport {
  /// The reason why no line of the checked code is known.
  fileprivate var lineGap: String {
    if !gap.isEmpty { return gap }
    return frames.isEmpty
      ? "the process left no calls" : "no call of the checked files was under way"
  }
}

extension CrashReport.Kind {
  fileprivate var isInCode: Bool {
    switch self {
    case .flooded, .garbled, .killed: false
    default: true
    }
  }
}

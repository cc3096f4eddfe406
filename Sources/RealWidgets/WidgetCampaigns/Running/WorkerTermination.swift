import Campaigns
import Clauses
import WidgetModel
import WorkerProcesses

/// How a scenario ended a worker: what the finding of it says.
struct WorkerTermination: Hashable, Sendable {
  /// The class of the finding, such as `forcedUnwrap`.
  let kind: String

  /// What happened, with the line of the checked code if one is known.
  private(set) var message: String

  /// The line of the checked code, such as `Provider.swift:12`; empty when none is known.
  let source: String

  /// The kind of the widget for which the code worked; empty when it is not known.
  let widget: String

  /// The calls of the checked code that were under way, innermost first.
  let calls: [CrashReport.Frame]

  /// What the worker printed before it ended.
  let output: String

  /// What the code was asked for, `nil` when that is not known.
  let asked: RequestKind?

  /// The family in which it was asked, `nil` when that is not known.
  let family: Family?

  /// Whether the processor time was used up.
  let isEndlessLoop: Bool

  /// The value that was drawn up for the code that died with it; empty when none was.
  let sample: String

  /// How much later the clock was in a second drawing in which the code died; empty when it died in no such drawing.
  let clockShift: String

  /// Whether a preview of the code was being evaluated, which no phone does.
  let isInPreview: Bool

  /// The intent that was performing in the app's stead when it died; empty when none was.
  let intentOfApp: String

  /// The last intent of the app that had performed in its stead before; empty when none had.
  let earlierIntentOfApp: String

  /// For what nothing could stand in, so that the harness ended the code; empty where it did not.
  let missingStandIn: String

  /// Reads the end of a worker.
  init(_ end: WorkerEnd, isUserFile: (String) -> Bool) {
    let report = end.report
    calls = report.frames.filter { $0.line > 0 && isUserFile($0.file) }
    output = end.output.said
    isEndlessLoop = report.kind == .endlessLoop
    let frame = report.source(where: isUserFile)
    source = frame.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? ""
    // Two places that trap alike are two findings; where in a loop its end is met is chance.
    let hasPlace = !source.isEmpty && report.kind != .endlessLoop
    kind = hasPlace ? "\(report.kind.rawValue) \(source)" : report.kind.rawValue
    let label = end.label.split(separator: "\n").map(String.init)
    let words = (label.first ?? "").split(separator: " ", maxSplits: 2).map(String.init)
    asked = words.first.flatMap { RequestKind(rawValue: $0) }
    family = words.count > 1 ? Family(rawValue: words[1]) : nil
    widget = asked != nil && words.count > 2 ? words[2] : ""
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
      message += "; the value was drawn up, no request or preview of the code made it: \(sample)"
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
    missingStandIn = report.description.hasPrefix("no value of ") ? report.description : ""
    madeUp = text(of: .madeUp) ?? ""
    self.message = message
  }

  /// Whether the code died with data that was made up.
  private var isOfMadeUpData = false

  /// The values that had been made up for the code, in words; empty when none had.
  private let madeUp: String

  /// The same as one of the remarks on a finding.
  var madeUpWords: [String] { madeUp.isEmpty ? [] : [madeUp] }

  /// Whether perhaps no code makes the value, and no phone has the clock, with which the code died.
  var isOfSample: Bool { isOfMadeUpData || !sample.isEmpty || !clockShift.isEmpty }

  /// Whether something that stands in for a missing declaration had given the code a value.
  var usesStandIn: Bool { madeUp.hasPrefix("the stand-in ") }

  /// Remembers that the code survives without the data that was made up.
  mutating func attributeToMadeUpData() {
    isOfMadeUpData = true
    if message.hasSuffix(".") { message.removeLast() }
    message +=
      usesStandIn
      ? WorkerTermination.accountOfStandIns(madeUp) : WorkerTermination.accountOfMadeUpData(madeUp)
  }

  /// Remembers that the code looked for a file that belongs into its bundle and is not at hand.
  mutating func attribute(toMissingFile file: String) {
    isOfMadeUpData = true
    message += "; \(file) belongs into the extension's bundle, and is not in this checkout"
  }

  /// What a finding says that does not come without values that were made up.
  ///
  /// - Parameter values: The values, in words; empty where they are not known.
  /// - Returns: The end of its message.
  static func accountOfMadeUpData(_ values: String) -> String {
    """
    ; it does not happen without values that were made up for a configuration, shared \
    defaults or answers\
    \(values.isEmpty ? "" : " (\(values))"); give what the app stores and the server answers with \
    --fixtures
    """
  }

  /// What a finding says in whose case stand-ins gave values.
  ///
  /// - Parameter values: What gave them, in words.
  /// - Returns: The end of its message.
  static func accountOfStandIns(_ values: String) -> String {
    """
    ; the code had got values of what stands in for declarations that are not here (\(values)), and nobody \
    knows what the real ones give
    """
  }

  /// How many usual runs one takes that ends as a class of violation says: those that a process does not
  /// survive need another process, and those that never come back need patience.
  static func cost(of violationClass: ViolationClass) -> Int {
    guard Clause.brokenByDeath.contains(violationClass.clause) else {
      return 1
    }
    let kind = violationClass.kind.split(separator: " ").first.flatMap {
      CrashReport.Kind(rawValue: String($0))
    }
    return switch kind {
    case .endlessLoop, .blocked: 20
    case nil: 1
    default: 4
    }
  }

  /// The tally of a clause that a death breaks in one of its situations.
  func tally(situation: Int, of count: Int) -> Tally {
    var seen = Array(repeating: 0, count: count)
    if seen.indices.contains(situation) { seen[situation] = 1 }
    let violation = Violation(kind: kind, message: message, source: source, widget: widget)
    return Tally(situations: seen, violations: [violation], undecided: 0)
  }

  /// The intent of the app in which a process died, empty when it was none.
  ///
  /// What an intent depends on is given by the app: without it nobody can say what would happen. The mark comes
  /// from the dependency itself; what the code says as it ends is no sign, since it may say anything.
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
  /// Why no line of the checked code is known.
  fileprivate var lineGap: String {
    if !gap.isEmpty { return gap }
    return frames.isEmpty
      ? "the process left no calls" : "no call of the checked files was under way"
  }
}

extension CrashReport.Kind {
  /// Whether code of the worker ended it, in some line.
  fileprivate var isInCode: Bool {
    switch self {
    case .flooded, .garbled, .killed: false
    default: true
    }
  }
}

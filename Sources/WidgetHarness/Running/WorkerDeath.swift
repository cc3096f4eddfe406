import Clauses
import Conformance
import WidgetModel

/// How a scenario ended a worker: what the finding of it says.
struct WorkerDeath: Hashable, Sendable {
  /// The class of the finding, such as `forcedUnwrap`.
  let kind: String

  /// What happened, with the line of the checked code if one is known.
  let message: String

  /// The line of the checked code, such as `Provider.swift:12`; empty when none is known.
  let source: String

  /// The kind of the widget whose code was asked last; empty when none was.
  let widget: String

  /// The calls of the checked code that were under way, innermost first.
  let calls: [CrashReport.Frame]

  /// What the worker printed before it ended.
  let output: String

  /// Whether the processor time was used up.
  let isEndlessLoop: Bool

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
    let words = end.label.split(separator: " ", maxSplits: 1).map(String.init)
    let isRequest = words.first.map { RequestKind(rawValue: $0) != nil } ?? false
    widget = isRequest && words.count > 1 ? words[1] : ""
    var message = WorkerDeath.sentence(report.kind)
    if isRequest { message += " after a request (\(words[0]))" }
    if let frame {
      message += " at \(source)" + (frame.function.isEmpty ? "" : " in \(frame.function)")
    }
    if !report.description.isEmpty { message += ": \(report.description)" }
    self.message = message
  }

  /// How many usual runs one takes that ends as a class of breach says: those that a process does not
  /// survive need another process, and those that never come back need patience.
  static func cost(of breachClass: BreachClass) -> Int {
    guard breachClass.clause == "CR-CRASH" || breachClass.clause == "AG-08.provider" else {
      return 1
    }
    let kind = breachClass.kind.split(separator: " ").first.flatMap {
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
    let breach = Breach(kind: kind, message: message, source: source, widget: widget)
    return Tally(situations: seen, breaches: [breach], undecided: 0)
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

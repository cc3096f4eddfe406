import Glibc
import InterposedCalls

extension CrashReport {
  /// Tells from everything that is left of a process why it ended.
  init(
    status: Int32,
    reason: isolation_reason,
    amount: Int64,
    backtrace: Backtrace?,
    output: String
  ) {
    var frames = (backtrace?.frames ?? []).filter { !$0.isIntermediate }
    if reason != ISOLATION_REASON_NONE { frames = Self.withoutNeighbors(frames) }
    if let place = RuntimeMessage(endOf: output)?.place,
      !frames.contains(where: { $0.line == place.line && $0.isIn(place.file) })
    {
      // The instructions of a trap may have no line, which the message tells all the same.
      if let index = frames.firstIndex(where: { $0.line == 0 && $0.isIn(place.file) }) {
        frames[index].line = place.line
      } else if reason == ISOLATION_REASON_NONE {
        frames.append(Frame(function: "", file: place.file, line: place.line))
      }
    }
    let (kind, text) = Self.ownEnd(reason, amount, output) ?? Self.end(status, backtrace, output)
    self.init(kind, Self.withoutAddresses(text), frames: frames)
  }

  /// Takes one frame of those that follow each other with one function, the first that has a line.
  ///
  /// A worker that reports by itself adds places near those frames that may have no line.
  private static func withoutNeighbors(_ frames: [Frame]) -> [Frame] {
    frames.reduce(into: []) { kept, frame in
      guard let last = kept.last, last.function == frame.function else { return kept.append(frame) }
      if last.line == 0 { kept[kept.count - 1] = frame }
    }
  }

  /// An end of which the worker itself said why.
  private static func ownEnd(
    _ reason: isolation_reason,
    _ amount: Int64,
    _ output: String
  ) -> (Kind, String)? {
    switch reason {
    case ISOLATION_REASON_EXIT: (.exit, "exit(\(amount))")
    case ISOLATION_REASON_MEMORY: (.outOfMemory, "allocated more than \(amount) bytes")
    case ISOLATION_REASON_ABORT: abort(output)
    case ISOLATION_REASON_ENDED: (.garbled, "the code closed the worker's channel")
    default: nil
    }
  }

  private static func end(
    _ status: Int32,
    _ backtrace: Backtrace?,
    _ output: String
  ) -> (Kind, String) {
    let signal = status & 0x7f
    switch signal {
    case 0: return (.exit, "exit(\(status >> 8 & 0xff))")
    case SIGKILL: return (.killed, "killed by the system")
    case SIGABRT: return abort(output)
    case SIGSEGV, SIGBUS:
      return backtrace.map { $0.isStackOverflow } == true
        ? (.stackOverflow, "") : (.segmentationFault, backtrace?.description ?? "")
    case SIGILL, SIGTRAP: return trap(backtrace, output)
    case SIGFPE: return (.overflow, "arithmetic exception")
    case SIGXFSZ: return (.killed, "wrote a file larger than allowed")
    default: return (.killed, "signal \(signal)")
    }
  }

  /// What the runtime prints before it calls `abort()`.
  private static func abort(_ output: String) -> (Kind, String) {
    let line = RuntimeMessage.lastLine(of: output)
    if line.hasPrefix("Could not cast value of type") { return (.forcedCast, line) }
    if line.contains("failed to allocate") { return (.outOfMemory, line) }
    return (.abort, line.contains("Fatal") ? line : "abort()")
  }

  private static func trap(_ backtrace: Backtrace?, _ output: String) -> (Kind, String) {
    if let message = RuntimeMessage(endOf: output) { return (message.kind, message.text) }
    // In an optimised build the reason is the name of a function that was inlined.
    let marker = "Swift runtime failure: "
    let names = [backtrace?.description ?? ""] + (backtrace?.frames.prefix(3) ?? []).map(\.function)
    if let name = names.first(where: { $0.hasPrefix(marker) }) {
      let message = RuntimeMessage(runtimeFailure: String(name.dropFirst(marker.count)))
      return (message.kind, message.text)
    }
    guard let top = backtrace?.frames.first?.function else { return (.trap, "") }
    return top.contains("subscript")
      ? (.indexOutOfRange, "Index out of range") : (.trap, "in \(top)")
  }

  /// The text with each address replaced, since they differ from run to run.
  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}

extension CrashReport.Frame {
  /// Whether the frame is in a file of this name, with or without its module before it.
  fileprivate func isIn(_ file: String) -> Bool {
    self.file.split(separator: "/").last == file.split(separator: "/").last
  }

  /// Whether the frame is one of the calls that stand between code and the system, or the name that
  /// an optimised build gives to the reason of a trap.
  fileprivate var isIntermediate: Bool {
    file.contains("/InterposedCalls/") || function.hasPrefix("Swift runtime failure: ")
  }
}

extension Backtrace {
  /// Whether the fault lies where the stack would grow next.
  ///
  /// A function claims its frame before it touches it, so that the fault is near the stack's end on
  /// either side.
  fileprivate var isStackOverflow: Bool {
    stackPointer != 0 && abs(Int64(bitPattern: faultAddress &- stackPointer)) < 64 << 10
  }
}

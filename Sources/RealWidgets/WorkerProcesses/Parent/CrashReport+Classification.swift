import Glibc
import InterposedCalls

extension CrashReport {
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
      // A trap's instructions may have no line; the runtime's message has one.
      if let index = frames.firstIndex(where: { $0.line == 0 && $0.isIn(place.file) }) {
        frames[index].line = place.line
      } else if reason == ISOLATION_REASON_NONE {
        frames.append(Frame(function: "", file: place.file, line: place.line))
      }
    }
    let (kind, text) = Self.ownEnd(reason, amount, output) ?? Self.end(status, backtrace, output)
    self.init(kind, Self.withoutAddresses(text), frames: frames)
  }

  /// Merges consecutive frames of one function into the first that has a line.
  ///
  /// A worker that reports by itself adds addresses near the frames that may have no line.
  private static func withoutNeighbors(_ frames: [Frame]) -> [Frame] {
    frames.reduce(into: []) { kept, frame in
      guard let last = kept.last, last.function == frame.function else { return kept.append(frame) }
      if last.line == 0 { kept[kept.count - 1] = frame }
    }
  }

  /// The kind and text of an end that the worker recorded itself.
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
    // A worker whose code closed the channel, and the page with it, can say so by its status alone.
    case 0 where status >> 8 & 0xff == WorkerChannel.closedStatus:
      return (.garbled, "the code closed the worker's channel")
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

  /// Classifies an abort by the line that the runtime prints before it.
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

  /// Replaces addresses, since they differ from run to run.
  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}

extension CrashReport.Frame {
  /// True if the frame is in a file of this name, with or without its module as a prefix.
  fileprivate func isIn(_ file: String) -> Bool {
    self.file.split(separator: "/").last == file.split(separator: "/").last
  }

  /// True for calls between the code and the system, and for a trap's reason in optimised builds.
  fileprivate var isIntermediate: Bool {
    file.contains("/InterposedCalls/") || function.hasPrefix("Swift runtime failure: ")
  }
}

extension Backtrace {
  /// True if the fault lies where the stack would grow next.
  ///
  /// A function claims its frame before it touches it, so the fault may be on either side of the
  /// stack's end.
  fileprivate var isStackOverflow: Bool {
    stackPointer != 0 && abs(Int64(bitPattern: faultAddress &- stackPointer)) < 64 << 10
  }
}

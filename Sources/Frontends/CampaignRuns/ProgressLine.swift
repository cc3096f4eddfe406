import Campaigns
import Foundation
import WidgetModel

/// Shows the progress of long work on a different thread: on a terminal in one line, which is
/// rewritten; in a pipe as a line every few seconds.
package struct ProgressLine {
  package let isShown: Bool

  /// The seconds after which a run in this process counts as an endless loop.
  private(set) var patience: Double?

  /// The time limit of the work in seconds, `nil` for none.
  private let limit: Double?

  /// The name of the phase in which the pages of widgets are drawn.
  package static let drawing = "drawing"

  package init(isShown: Bool, limit: Double? = nil) {
    self.isShown = isShown
    self.limit = limit
  }

  /// Monitors the runs of subjects in this process: a crash or an endless loop ends the work.
  package mutating func watchRuns(patience: Double?) {
    CrashGuard.install()
    self.patience = patience ?? StopMonitor.usualPatience
  }

  /// Does the work on its own thread and shows progress until it is done.
  ///
  /// - Throws: An error from the work, or ``SubjectStop``, after which the process has to end.
  package func show<Result: Sendable>(
    _ progress: CampaignProgress,
    during work: @escaping @Sendable () throws -> Result
  ) throws -> Result {
    var phase = ""
    var began = 0.0
    var (done, moved) = (0, 0.0)
    var pace = CasePace()
    return try show(
      place: { thread in
        let underWay = progress.now.underWay.first { $0.thread == thread }
        return underWay.map { .underWay($0) } ?? .work("while a finding was shrunk")
      },
      { seconds in
        let now = progress.now
        if now.phase != phase { (phase, began) = (now.phase, seconds) }
        if now.done + now.runs != done { (done, moved) = (now.done + now.runs, seconds) }
        return ProgressLine.line(
          now,
          seconds: seconds,
          sincePhase: began,
          sinceStep: moved,
          longest: pace.left(at: now, seconds: seconds),
          limit: limit
        )
      },
      during: work
    )
  }

  /// Shows only the elapsed time during the work; throws the same errors as with progress.
  package func show<Result: Sendable>(
    _ name: String,
    during work: @escaping @Sendable () throws -> Result
  ) throws -> Result {
    try show(
      place: { _ in .work("while \(name)") },
      { "\(name), \(Int($0)) s so far" },
      during: work
    )
  }

  private func show<Result: Sendable>(
    place: (_ thread: UInt) -> SubjectStop.Place,
    _ text: (_ seconds: Double) -> String,
    during work: @escaping @Sendable () throws -> Result
  ) throws -> Result {
    let outcome = Outcome<Result>()
    let thread = Thread { outcome.finish(Swift.Result { try work() }) }
    thread.stackSize = 64 << 20
    thread.start()
    let began = Date()
    var lastLine = began
    var monitor = patience.map { StopMonitor(patience: $0) }
    while !outcome.wait(seconds: 0.1) {
      let seconds = Date().timeIntervalSince(began)
      try monitor?.check(
        CrashGuard.runs,
        crash: CrashGuard.crash,
        seconds: seconds,
        place: place
      )
      guard isShown else { continue }
      if Console.isTerminal {
        // Short work needs no line.
        if seconds >= 0.5 { Console.rewrite("\r\u{1B}[K" + text(seconds)) }
      } else if Date().timeIntervalSince(lastLine) >= 3 {
        lastLine = Date()
        Console.printNote(text(seconds))
      }
    }
    if isShown, Console.isTerminal { Console.rewrite("\r\u{1B}[K") }
    return try outcome.value.get()
  }

  /// Returns the progress line at a time, all in seconds since the work began.
  ///
  /// Work without cases shows no speed and no findings. The current phase and the longest running
  /// case give the remaining time, up to the limit.
  package static func line(
    _ now: CampaignProgress.State,
    seconds: Double,
    sincePhase began: Double = 0,
    sinceStep moved: Double? = nil,
    longest: Double = 0,
    limit: Double? = nil
  ) -> String {
    guard now.total > 0 else { return "preparing" }
    let inPhase = max(0.001, seconds - began)
    if now.phase == drawing { return "drawing the pages, \(Int(inPhase)) s so far" }
    func rest(_ words: String, _ left: Double) -> String {
      let left = limit.map { min(left, max(0, $0 - seconds)) } ?? left
      return ", \(words) \(Int(left.rounded(.up))) s left"
    }
    let share = 100 * now.done / max(1, now.total)
    var text = "\(now.phase) \(now.done)/\(now.total) (\(share) %)"
    if now.runsAtMost > 0 {
      text += ", \(now.runs) runs of at most \(now.runsAtMost)"
      guard now.runs > 0, inPhase >= 1 else { return text }
      let runs = Double(max(0, now.runsAtMost - now.runs))
      return text + rest("at most about", inPhase / Double(now.runs) * runs)
    }
    guard now.cases > 0 else {
      guard now.done > 0 else { return text }
      return text + rest("about", inPhase * Double(now.total - now.done) / Double(now.done))
    }
    let perSecond = Double(now.cases) / max(seconds, 0.001)
    let speed = perSecond < 1 ? "\((perSecond * 10).rounded() / 10)" : "\(Int(perSecond))"
    text += ", \(speed) cases/s, \(amount(now.findings, "finding"))"
    // During an unusually long case, an estimate from earlier cases is meaningless.
    if let wait = ProgressLine.wait(now, seconds - (moved ?? seconds)) { return text + wait }
    if now.done > 0, now.phase == "random" {
      let left = inPhase * Double(now.total - now.done) / Double(now.done)
      text += rest("about", max(left, longest))
    }
    return text
  }
}

extension ProgressLine {
  /// The seconds without progress after which the line names the longest case.
  private static let patience = 5.0

  /// Describes the longest of the running cases, if there was no progress for some time.
  private static func wait(_ now: CampaignProgress.State, _ seconds: Double) -> String? {
    let longest = now.underWay.max {
      ($0.length, $0.stimuli, $1.place) < ($1.length, $1.stimuli, $0.place)
    }
    guard seconds >= patience, let longest else { return nil }
    return ", \(Int(seconds)) s in \(longest.place) (\(longest.length) with "
      + "\(amount(longest.stimuli, "stimulus", "stimuli")))"
  }
}

private final class Outcome<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var result: Result<Value, any Error>?

  func finish(_ result: Result<Value, any Error>) {
    condition.lock()
    self.result = result
    condition.signal()
    condition.unlock()
  }

  /// Waits for the result for some time; returns true if it has arrived.
  func wait(seconds: Double) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    if result == nil { _ = condition.wait(until: Date().addingTimeInterval(seconds)) }
    return result != nil
  }

  var value: Result<Value, any Error> {
    condition.lock()
    defer { condition.unlock() }
    return result ?? .failure(CommandError.usage("the work has no result"))
  }
}

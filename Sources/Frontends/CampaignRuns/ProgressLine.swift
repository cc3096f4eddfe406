import Campaigns
import Foundation
import WidgetModel

/// Shows how a long piece of work goes on while another thread does it.
///
/// On a terminal one line is rewritten; in a pipe a line comes every few seconds.
package struct ProgressLine {
  /// Whether anything is shown at all.
  package let isShown: Bool

  /// The seconds after which the work is cut, `nil` for none.
  private let limit: Double?

  /// The name of the phase in which the pages of widgets are drawn.
  package static let drawing = "drawing"

  /// Creates a line that is shown or not, of work that may have a limit in seconds.
  package init(isShown: Bool, limit: Double? = nil) {
    self.isShown = isShown
    self.limit = limit
  }

  /// Does the work on a thread of its own and shows progress until it is done.
  package func show<Result: Sendable>(
    _ progress: CampaignProgress,
    during work: @escaping @Sendable () throws -> Result
  ) throws -> Result {
    var phase = ""
    var began = 0.0
    return try show(
      { seconds in
        let now = progress.now
        if now.phase != phase { (phase, began) = (now.phase, seconds) }
        return ProgressLine.line(now, seconds: seconds, sincePhase: began, limit: limit)
      },
      during: work
    )
  }

  /// Does work of which nothing is known but how long it has taken so far.
  package func show<Result: Sendable>(
    _ name: String,
    during work: @escaping @Sendable () throws -> Result
  ) throws -> Result {
    try show({ "\(name), \(Int($0)) s so far" }, during: work)
  }

  private func show<Result: Sendable>(
    _ text: (_ seconds: Double) -> String,
    during work: @escaping @Sendable () throws -> Result
  ) throws -> Result {
    let outcome = Outcome<Result>()
    let thread = Thread { outcome.finish(Swift.Result { try work() }) }
    thread.stackSize = 64 << 20
    thread.start()
    let began = Date()
    var lastLine = began
    while !outcome.wait(seconds: 0.1) {
      guard isShown else { continue }
      let seconds = Date().timeIntervalSince(began)
      if Console.isTerminal {
        // What is done at once needs no line.
        if seconds >= 0.5 { Console.rewrite("\r\u{1B}[K" + text(seconds)) }
      } else if Date().timeIntervalSince(lastLine) >= 3 {
        lastLine = Date()
        Console.note(text(seconds))
      }
    }
    if isShown, Console.isTerminal { Console.rewrite("\r\u{1B}[K") }
    return try outcome.value.get()
  }

  /// How far the work has come after so many seconds.
  ///
  /// What counts no cases, as the trials of mutants do not, tells neither how many a second nor findings. The rest
  /// follows from the phase alone, and is no longer than the limit leaves.
  ///
  /// - Parameters:
  ///   - now: How far the work has come.
  ///   - seconds: The seconds since it began.
  ///   - began: The second in which its phase began.
  ///   - limit: The second in which it is cut, `nil` for none.
  /// - Returns: The line.
  package static func line(
    _ now: CampaignProgress.State,
    seconds: Double,
    sincePhase began: Double = 0,
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
    if now.done > 0, now.phase == "random" {
      text += rest("about", inPhase * Double(now.total - now.done) / Double(now.done))
    }
    return text
  }
}

/// The result of a piece of work, handed from one thread to another.
private final class Outcome<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var result: Result<Value, any Error>?

  func finish(_ result: Result<Value, any Error>) {
    condition.lock()
    self.result = result
    condition.signal()
    condition.unlock()
  }

  /// Waits for the result for some time; tells whether it is there.
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

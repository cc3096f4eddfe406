import Glibc
import InterposedCalls

extension WorkerProcess {
  /// The time limit of the runtime's backtrace, generous for slow machines.
  private static let patience = Duration.seconds(60)

  /// The limits of a process that reports, whose work is short; the runtime's program is another.
  private static let reportLimits = WorkerLimits(
    cpu: .milliseconds(500),
    silence: .seconds(1)
  )

  /// Ends a worker without progress, after it records the calls of its thread.
  func interrupt(_ stall: ProgressMonitor.Stall) -> WorkerEnd {
    let host = page.thread == 0 ? process : Int32(bitPattern: page.thread)
    let thread =
      switch stall {
      case .endless: WorkerThread.busiest(of: process)?.id ?? host
      case .blocked: host
      }
    // The worker's handler of this signal records the thread's calls and then dies. The thread may
    // have ended before.
    if isolation_signal_thread(process, thread, isolation_report_signal()) != 0 { kill() }
    let status = awaitDeath()
    var report = crashReport(status: status)
    switch stall {
    case .endless(let used):
      report.kind = .endlessLoop
      report.description = "still running after \(used) of processor time"
    case .blocked(let waited):
      report.kind = .blocked
      report.description = "waiting for \(waited) for something outside of the simulation"
    }
    return end(with: report)
  }

  /// Collects the results of a worker whose channel has closed.
  func finish() -> WorkerEnd {
    let deadline = ContinuousClock.now + .seconds(5)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      // Only code that closes arbitrary descriptors leaves a process alive without a channel.
      guard ContinuousClock.now < deadline else {
        return finish(as: CrashReport(.garbled, "the code closed the worker's channel"))
      }
      // Polls, because `waitpid` has no time limit.
      usleep(200)
    }
    isRunning = false
    return end(with: crashReport(status: status))
  }

  /// Kills a worker that misbehaved on its channel.
  func finish(as report: CrashReport) -> WorkerEnd {
    kill()
    _ = reap()
    return end(with: report)
  }

  private func end(with report: CrashReport) -> WorkerEnd {
    output.drain(outputPipe)
    leaveFolder()
    return WorkerEnd(
      report: report,
      number: page.number,
      label: page.label,
      output: output.text
    )
  }

  /// Waits for a process that was asked to report and die, and kills it if it does not.
  private func awaitDeath() -> Int32 {
    let deadline = ContinuousClock.now + Self.patience
    let limits = Self.reportLimits
    var monitor = ProgressMonitor(process: process, cpu: limits.cpu, limits: limits)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      output.drain(outputPipe)
      guard ContinuousClock.now < deadline, !shouldStop(), monitor.stall(page) == nil else {
        kill()
        return reap()
      }
      usleep(1000)
    }
    isRunning = false
    return status
  }

  private func crashReport(status: Int32) -> CrashReport {
    output.drain(outputPipe)
    let (backtrace, gap) = backtrace(signal: status & 0x7f)
    var report = CrashReport(
      status: status,
      reason: page.reason,
      amount: page.amount,
      backtrace: backtrace,
      output: output.text
    )
    report.gap = gap
    return report
  }

  /// Returns the calls under way, or the reason why they are unknown.
  private func backtrace(signal: Int32) -> (Backtrace?, gap: String) {
    guard let symbolizer = command.symbolizer else {
      let written = deaths.backtrace(of: page.place, written: Backtrace(fileIn: folder.reports))
      let gap = "the Swift runtime wrote no backtrace, and there is no llvm-symbolizer"
      return (written, written == nil && signal != 0 ? gap : "")
    }
    guard let calls = page.crashStack else { return (nil, "") }
    let addresses = calls.addresses(in: command.image)
    var functions = deaths.functions(at: addresses, by: symbolizer)
    // An interrupted thread may be at any address. Before a trap, nearby lines belong to other
    // code.
    if page.reason != ISOLATION_REASON_NONE {
      functions = functions.map { deaths.fillingLines(of: $0, at: addresses, by: symbolizer) }
    }
    let lists = functions ?? addresses.map { _ in [] }
    let gap = functions == nil ? "\(symbolizer.path) failed" : ""
    return (Backtrace(signal: signal, calls, lists), gap)
  }
}

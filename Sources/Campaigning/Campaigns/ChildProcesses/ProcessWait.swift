import Foundation
import WidgetModel

/// Waits for the end of processes.
enum ProcessWait {
  /// Whether a child has ended; it is not reaped by this.
  static func hasEnded(_ process: pid_t) -> Bool {
    var info = siginfo_t()
    let found = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
    return found != 0 || info.si_signo != 0
  }

  /// Reaps a child that has ended or is about to.
  ///
  /// - Returns: How it ended, `nil` if it does not in that time, or was reaped before.
  static func end(of process: pid_t, within patience: Interval) -> ChildEnd? {
    let deadline = Deadline(patience)
    while true {
      var status: Int32 = 0
      let found = waitpid(process, &status, WNOHANG)
      if found == process { return ChildEnd(status) }
      if found < 0, errno != EINTR { return nil }
      if deadline.isOver { return nil }
      usleep(500)
    }
  }
}

/// An instant of the machine's own clock until which something is waited for.
struct Deadline {
  private let end: UInt64

  /// Creates a deadline so long after now.
  init(_ patience: Interval) {
    end = Deadline.now + UInt64(max(0, patience.microseconds))
  }

  /// Whether it has come.
  var isOver: Bool { Deadline.now >= end }

  /// The machine's own time in microseconds, which nobody sets.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1000
  }
}

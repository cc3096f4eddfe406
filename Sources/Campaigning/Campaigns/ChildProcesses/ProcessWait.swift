import Foundation
import WidgetModel

enum ProcessWait {
  /// Returns true if a child has exited, without reaping it.
  static func hasEnded(_ process: pid_t) -> Bool {
    var info = siginfo_t()
    // `WNOWAIT` leaves the child to be reaped, so its number stays reserved.
    let found = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
    return found != 0 || info.si_signo != 0
  }

  /// Reaps a child that exits in time; returns `nil` if it does not or was reaped before.
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

/// A deadline on the machine's monotonic clock.
struct Deadline {
  private let end: UInt64

  init(_ patience: Interval) {
    end = Deadline.now + UInt64(max(0, patience.microseconds))
  }

  var isOver: Bool { Deadline.now >= end }

  /// The monotonic time in microseconds, which is never set back.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1000
  }
}

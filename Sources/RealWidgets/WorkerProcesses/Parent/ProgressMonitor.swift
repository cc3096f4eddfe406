import Glibc
import InterposedCalls

/// Distinguishes a worker that makes progress from one that never will, even on a loaded machine.
///
/// It runs two clocks. Processor time counts against an endless loop; it stops while other
/// processes have the processor. Silence counts against a wait for something real; it restarts
/// whenever the process used processor time, is ready to run, waits for a disk, or is being
/// examined by the runtime after a crash. Each mark of the worker restarts both clocks, and both
/// stop during the harness's own work.
///
/// All threads count, since code in virtual time switches threads when it waits.
struct ProgressMonitor {
  /// The reason why no progress is expected.
  enum Stall {
    /// The processor time since the last mark reached this limit.
    case endless(Duration)
    /// There was no sign of life for this long.
    case blocked(Duration)
  }

  private let process: Int32
  private let cpu: Duration
  private let silence: Duration
  private var marks: UInt64 = 0
  private var cpuAtMark: Duration?
  private var lastCPU: Duration?
  private var lastLife = ContinuousClock.now

  init(process: Int32, cpu: Duration, silence: Duration) {
    self.process = process
    self.cpu = cpu
    self.silence = silence
  }

  /// The time between two checks, in milliseconds.
  var tick: Int32 {
    Int32(max(5, min(100, Int64(min(cpu, silence) / 4 / .milliseconds(1)))))
  }

  /// Checks the worker and returns the limit that it exceeded, if any.
  mutating func stall(_ page: SharedPage) -> Stall? {
    let now = ContinuousClock.now
    guard let used = ProcessorTime(process: process)?.used else { return nil }
    if page.marks != marks || page.isOwnWork || cpuAtMark == nil {
      marks = page.marks
      cpuAtMark = used
      lastLife = now
    }
    if used != lastCPU {
      lastCPU = used
      lastLife = now
    }
    if used - (cpuAtMark ?? .zero) >= cpu { return .endless(cpu) }
    guard now - lastLife >= silence else { return nil }
    // Last, because it reads a file for each thread, and silence is rare.
    if WorkerThread.all(of: process).contains(where: \.isBusy) || CrashProbe.isRunning(process) {
      lastLife = now
      return nil
    }
    return .blocked(silence)
  }
}

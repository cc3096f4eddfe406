import Glibc
import InterposedCalls

/// Tells a worker that makes progress from one that never will, also on a loaded machine.
///
/// Two clocks run. Processor time counts against an endless loop; it stands still while others have
/// the processor. Silence counts against a wait for something real; it begins anew whenever the
/// process has used any processor time, is ready to run, waits for a disk, or is being examined by
/// the runtime after a crash. Both begin anew with each mark of the worker, and stand still while the harness
/// works there for itself.
///
/// All threads of the worker count, since code in virtual time changes threads as it waits.
struct ProgressMonitor {
  /// Why there will be no progress.
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

  /// How long to wait between two looks, in milliseconds.
  var tick: Int32 {
    Int32(max(5, min(100, Int64(min(cpu, silence) / 4 / .milliseconds(1)))))
  }

  /// Looks at the worker and says whether a limit is passed.
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
    if WorkerThread.all(of: process).contains(where: \.isBusy) || CrashProbe.isRunning(process) {
      lastLife = now
      return nil
    }
    return .blocked(silence)
  }
}

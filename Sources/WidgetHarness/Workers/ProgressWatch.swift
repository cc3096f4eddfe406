import Glibc
import InterposedCalls

/// Tells a worker that makes progress from one that never will, also on a loaded machine.
///
/// Two clocks run. Processor time counts against an endless loop; it stands still while others have
/// the processor. Silence counts against a wait for something real; it begins anew whenever the
/// thread has used any processor time, is ready to run, waits for a disk, or is being examined by
/// the runtime after a crash. Both begin anew with each mark of the worker.
struct ProgressWatch {
  /// Why there will be no progress.
  enum Stall {
    /// The processor time that was used since the last mark.
    case endless(Duration)
    /// The time without a sign of life.
    case blocked(Duration)
  }

  private let process: Int32
  private let cpu: Duration
  private let silence: Duration
  private var marks: UInt64 = 0
  private var thread: UInt32 = 0
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
    let shortest = min(cpu, silence) / 4
    let milliseconds =
      shortest.components.seconds * 1000 + Int64(shortest / .milliseconds(1)) % 1000
    return Int32(max(5, min(100, milliseconds)))
  }

  /// Looks at the worker and says whether a limit is passed.
  mutating func stall(_ page: SharedPage) -> Stall? {
    let now = ContinuousClock.now
    guard let usage = ThreadUsage(process: process, thread: page.thread) else { return nil }
    if page.marks != marks || page.thread != thread || cpuAtMark == nil {
      marks = page.marks
      thread = page.thread
      cpuAtMark = usage.cpu
      lastLife = now
    }
    if usage.cpu != lastCPU || usage.isAlive || usage.isExamined {
      lastCPU = usage.cpu
      lastLife = now
    }
    let used = usage.cpu - (cpuAtMark ?? .zero)
    if used >= cpu { return .endless(cpu) }
    if now - lastLife >= silence { return .blocked(silence) }
    return nil
  }
}

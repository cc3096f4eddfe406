import Glibc
import InterposedCalls

/// Distinguishes a worker that makes progress from one that never will, even on a loaded machine.
///
/// It runs three clocks. Processor time counts against an endless loop; it stops while other
/// processes have the processor. Silence counts against a wait for something real; it restarts
/// whenever the process used processor time, is ready to run, waits for a disk, or is being
/// examined by the runtime after a crash. Each mark of the worker restarts both clocks, and both
/// stop during the harness's own work.
///
/// The third clock adds up processor time and the time in which nothing could run. It ends code that
/// wakes up again and again for a moment, and with the limit ``total`` code that sets marks itself.
///
/// All threads count, since code in virtual time switches threads when it waits. Time in which this
/// process did not run, as in a stopped virtual machine, counts as one tick.
struct ProgressMonitor {
  /// The reason why no progress is expected.
  enum Stall {
    /// The processor time since the last mark reached this limit.
    case endless(Duration)
    /// There was no sign of life for this long.
    case blocked(Duration)
  }

  private let process: Int32
  private let limits: WorkerLimits
  private let cpu: Duration
  private let clock: () -> Duration
  private var marks: UInt64 = 0
  private var cpuAtMark: Duration?
  private var ownWork = Duration.zero

  /// The processor time of the code alone, up to the last check.
  private(set) var work = Duration.zero

  private var lastCPU: Duration?
  private var lastCheck: Duration
  private var silence = Duration.zero
  private var elapsed = Duration.zero
  private var idleSinceMark = Duration.zero
  private var idle = Duration.zero

  /// The lowest processor-time limit with which the worker would have come this far.
  private(set) var longestRun = Duration.zero

  init(process: Int32, cpu: Duration, limits: WorkerLimits) {
    let start = ContinuousClock.now
    self.init(process: process, cpu: cpu, limits: limits) { ContinuousClock.now - start }
  }

  /// Creates a monitor that reads the time from a function.
  init(process: Int32, cpu: Duration, limits: WorkerLimits, clock: @escaping () -> Duration) {
    self.process = process
    self.cpu = cpu
    self.limits = limits
    self.clock = clock
    lastCheck = clock()
  }

  /// The time between two checks, in milliseconds.
  var tick: Int32 {
    Int32(max(5, min(100, Int64(min(cpu, limits.silence) / 4 / .milliseconds(1)))))
  }

  /// Checks the worker and returns the limit that it exceeded, if any.
  mutating func stall(_ page: SharedPage) -> Stall? {
    guard let used = ProcessorTime(process: process)?.used else { return nil }
    return stall(used: used, marks: page.marks, isOwnWork: page.isOwnWork) { process in
      WorkerThread.all(of: process).contains(where: \.isBusy) || CrashProbe.isRunning(process)
    }
  }

  /// Checks what the system says of the worker; `nil` if it exceeds no limit.
  ///
  /// A look at the threads comes last, because it reads a file for each.
  mutating func stall(
    used: Duration,
    marks: UInt64,
    isOwnWork: Bool,
    isBusy: (Int32) -> Bool
  ) -> Stall? {
    let now = clock()
    let step = min(now - lastCheck, .milliseconds(2 * Int(tick)))
    lastCheck = now
    let growth = used - (lastCPU ?? used)
    if isOwnWork { ownWork += growth } else { work += growth }
    if marks != self.marks || isOwnWork || cpuAtMark == nil {
      self.marks = marks
      cpuAtMark = used
      (silence, idleSinceMark) = (.zero, .zero)
    }
    if !isOwnWork { elapsed += step }
    silence = used == lastCPU ? silence + step : .zero
    lastCPU = used
    let ran = used - (cpuAtMark ?? used)
    let total = limits.total(cpu: cpu)
    longestRun = max(longestRun, ran, (work + idle) * (cpu / total))
    if ran >= cpu { return .endless(cpu) }
    if work + idle >= total { return work > idle ? .endless(total) : .blocked(total) }
    if ownWork >= limits.start { return .endless(limits.start) }
    // Most steps are short, and need no further look.
    guard elapsed >= limits.silence || silence >= limits.silence / 2, !isBusy(process) else {
      if silence >= limits.silence / 2 { silence = .zero }
      return nil
    }
    let idleStep = max(.zero, step - growth)
    idleSinceMark += idleStep
    idle += idleStep
    if silence >= limits.silence { return .blocked(limits.silence) }
    return ran + idleSinceMark >= cpu ? .blocked(cpu) : nil
  }
}

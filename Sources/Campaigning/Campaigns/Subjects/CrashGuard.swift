import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps a crash of a runtime in this process from ending the process before there is a report.
///
/// The thread that crashes while a case runs is stopped for good; ``crash`` tells whoever waits for the campaign, who
/// reports it and ends the process. A crash anywhere else ends the process as always.
package enum CrashGuard {
  /// A crash of code that ran a case.
  package struct Crash: Hashable, Sendable {
    /// The signal.
    package let signal: Int32
    /// The thread, as ``CaseUnderWay/thread`` has it.
    package let thread: UInt

    /// Creates a crash.
    package init(signal: Int32, thread: UInt) {
      self.signal = signal
      self.thread = thread
    }
  }

  private static let firstSignal = Atomic<Int32>(0)
  private static let firstThread = Atomic<UInt>(0)

  /// Set on a thread while it runs a case.
  private static let isRunning: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// The first crash of a case so far.
  package static var crash: Crash? {
    let number = firstSignal.load(ordering: .acquiring)
    guard number != 0 else { return nil }
    return Crash(signal: number, thread: firstThread.load(ordering: .relaxed))
  }

  /// Starts to listen for crashes, for the rest of the process.
  package static func install() {
    // Made before a handler may need it.
    _ = isRunning
    for number in signals { _ = signal(number, handle) }
  }

  /// The thread that asks, as a number.
  static var ownThread: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// Does work whose crash is one of a case.
  static func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(isRunning)
    pthread_setspecific(isRunning, UnsafeRawPointer(bitPattern: 1))
    defer { pthread_setspecific(isRunning, outer) }
    return try work()
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    guard pthread_getspecific(CrashGuard.isRunning) != nil else {
      // The instruction crashes again, and now it ends the process.
      _ = signal(number, SIG_DFL)
      return
    }
    if CrashGuard.firstThread.compareExchange(
      expected: 0,
      desired: CrashGuard.ownThread,
      ordering: .relaxed
    ).exchanged {
      CrashGuard.firstSignal.store(number, ordering: .releasing)
    }
    while true { pause() }
  }
}

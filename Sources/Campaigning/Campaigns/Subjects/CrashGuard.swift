import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps a crash of a runtime in this process from ending the process before there is a report, and knows which
/// runs are under way, so that one without an end is noticed.
///
/// The thread that crashes during a run is stopped for good; ``crash`` tells whoever waits for the work, who
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

  /// A run of a subject in this process that has not ended.
  package struct Run: Hashable, Sendable {
    /// The thread that runs it.
    package let thread: UInt
    /// The number of the run in this process.
    package let number: Int

    /// Creates a run.
    package init(thread: UInt, number: Int) {
      self.thread = thread
      self.number = number
    }
  }

  private static let firstSignal = Atomic<Int32>(0)
  private static let firstThread = Atomic<UInt>(0)
  private static let isInstalled = Atomic<Bool>(false)
  private static let underWay = Mutex<(count: Int, runs: [UInt: Int])>((0, [:]))

  /// What each thread that has run a case keeps.
  private static let states: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { state in CrashGuard.forget(state) }
    return key
  }()

  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// The first crash of a run so far.
  package static var crash: Crash? {
    let number = firstSignal.load(ordering: .acquiring)
    guard number != 0 else { return nil }
    return Crash(signal: number, thread: firstThread.load(ordering: .relaxed))
  }

  /// The runs under way, in no order.
  package static var runs: [Run] {
    underWay.withLock { $0.runs.map { Run(thread: $0.key, number: $0.value) } }
  }

  /// Starts to listen for crashes and to count runs, for the rest of the process.
  package static func install() {
    // Made before a handler may need it.
    _ = states
    for number in signals {
      var action = sigaction()
      #if canImport(Glibc)
        action.__sigaction_handler.sa_handler = handle
      #else
        action.__sigaction_u.__sa_handler = handle
      #endif
      // A stack that is used up has no room for the handler.
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, nil)
    }
    isInstalled.store(true, ordering: .releasing)
  }

  /// The thread that asks, as a number.
  static var ownThread: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// Does work whose crash is one of a run; a run within another is part of it.
  static func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard isInstalled.load(ordering: .relaxed) else { return try work() }
    let state = ownState()
    guard !state.pointee.isRunning else { return try work() }
    let thread = ownThread
    underWay.withLock {
      $0.count += 1
      $0.runs[thread] = $0.count
    }
    state.pointee.isRunning = true
    defer {
      state.pointee.isRunning = false
      underWay.withLock { $0.runs[thread] = nil }
    }
    return try work()
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    let state = pthread_getspecific(CrashGuard.states)?.assumingMemoryBound(to: ThreadState.self)
    guard state?.pointee.isRunning == true else {
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

// MARK: Threads

extension CrashGuard {
  /// What a thread that runs cases keeps: whether it does now, and a stack for the handler.
  private struct ThreadState {
    var isRunning = false
    let stack: UnsafeMutableRawPointer
  }

  private static let stackSize = 64 << 10

  /// The state of the thread that asks, made at its first run.
  private static func ownState() -> UnsafeMutablePointer<ThreadState> {
    if let known = pthread_getspecific(states) {
      return known.assumingMemoryBound(to: ThreadState.self)
    }
    let stack = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    var alternate = stack_t()
    alternate.ss_sp = stack
    alternate.ss_size = stackSize
    sigaltstack(&alternate, nil)
    let state = UnsafeMutablePointer<ThreadState>.allocate(capacity: 1)
    state.initialize(to: ThreadState(stack: stack))
    pthread_setspecific(states, state)
    return state
  }

  /// Gives back what a thread that ends has kept.
  private static func forget(_ pointer: UnsafeMutableRawPointer?) {
    guard let state = pointer?.assumingMemoryBound(to: ThreadState.self) else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&none, nil)
    state.pointee.stack.deallocate()
    state.deallocate()
  }
}

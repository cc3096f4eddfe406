import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps a runtime's crash in this process from ending it before the report, and lists current
/// runs.
///
/// The crashed thread is stopped for good; ``crash`` reports it to the waiting thread, which writes
/// the report and ends the process. Any crash outside runs ends the process as usual.
package enum CrashGuard {
  package struct Crash: Hashable, Sendable {
    package let signal: Int32
    /// The thread, as in ``CaseUnderWay/thread``.
    package let thread: UInt

    package init(signal: Int32, thread: UInt) {
      self.signal = signal
      self.thread = thread
    }
  }

  /// A run of a subject in this process that has not ended.
  package struct Run: Hashable, Sendable {
    package let thread: UInt
    /// The number of the run in this process.
    package let number: Int

    package init(thread: UInt, number: Int) {
      self.thread = thread
      self.number = number
    }
  }

  private static let firstSignal = Atomic<Int32>(0)
  private static let firstThread = Atomic<UInt>(0)
  private static let isInstalled = Atomic<Bool>(false)
  private static let underWay = Mutex<(count: Int, runs: [UInt: Int])>((0, [:]))

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

  package static var runs: [Run] {
    underWay.withLock { $0.runs.map { Run(thread: $0.key, number: $0.value) } }
  }

  /// Installs the handlers and starts counting runs, for the rest of the process.
  package static func install() {
    // The handler must not create the key itself: that is not safe in a signal handler.
    _ = states
    for number in signals {
      var action = sigaction()
      #if canImport(Glibc)
        action.__sigaction_handler.sa_handler = handle
      #else
        action.__sigaction_u.__sa_handler = handle
      #endif
      // After a stack overflow the handler needs another stack.
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, nil)
    }
    isInstalled.store(true, ordering: .releasing)
  }

  static var ownThread: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// Performs work during which a crash belongs to a run; a nested run is part of the outer one.
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
      // The instruction crashes again with the default action, which ends the process.
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
    // Returning would repeat the crash; the thread waits until another one ends the process.
    while true { pause() }
  }
}

// MARK: Threads

extension CrashGuard {
  /// The state of a thread that runs cases, with a stack for the handler.
  private struct ThreadState {
    var isRunning = false
    let stack: UnsafeMutableRawPointer
  }

  private static let stackSize = 64 << 10

  /// Returns the calling thread's state, created at its first run.
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
    // Both pointers stay valid until the thread ends: `forget` frees them as the key's destructor.
    state.initialize(to: ThreadState(stack: stack))
    pthread_setspecific(states, state)
    return state
  }

  private static func forget(_ pointer: UnsafeMutableRawPointer?) {
    guard let state = pointer?.assumingMemoryBound(to: ThreadState.self) else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&none, nil)
    state.pointee.stack.deallocate()
    state.deallocate()
  }
}

import Foundation
import Glibc

private nonisolated(unsafe) var kept: [[UInt8]] = []
private nonisolated(unsafe) var number = 0
@inline(never) private func dive(_ depth: Int) -> Int { depth < 0 ? 0 : 3 &- dive(depth &+ 1) }

extension Attack {
  /// Waits that no time of the simulation ends.
  static let stuck: [Attack] = [
    Attack("pthread_exit") { pthread_exit(nil) },
    Attack("ends its thread by own instruction") { SystemCall.make(.exit, 0) },
    Attack("stops itself") { raise(SIGSTOP) },
    Attack("stops itself by own instruction") {
      SystemCall.make(.kill, Int(getpid()), Int(SIGSTOP))
    },
    Attack("locks twice") {
      let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
      pthread_mutex_lock(lock)
      pthread_mutex_lock(lock)
    },
    Attack("waits on a word") {
      let word = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
      word.pointee = 0
      SystemCall.make(.wait, Int(bitPattern: word), 0, 0)
    },
    Attack("sleeps by own instruction") {
      let time = UnsafeMutablePointer<timespec>.allocate(capacity: 1)
      time.initialize(to: timespec(tv_sec: 100_000, tv_nsec: 0))
      SystemCall.make(.sleep, Int(bitPattern: time), 0)
    },
    Attack("sleeps again and again") {
      let time = UnsafeMutablePointer<timespec>.allocate(capacity: 1)
      time.initialize(to: timespec(tv_sec: 0, tv_nsec: 2_000_000))
      while true { SystemCall.make(.sleep, Int(bitPattern: time), 0) }
    },
    Attack("pauses") { pause() },
    Attack("pauses by own instruction") { SystemCall.make(.pause) },
    Attack("waits for a semaphore") { DispatchSemaphore(value: 0).wait() },
    Attack("reads an empty pipe") {
      // The end for writing stays open, or there would be nothing to wait for.
      let pipe = Pipe()
      withExtendedLifetime(pipe) { _ = pipe.fileHandleForReading.readDataToEndOfFile() }
    },
    Attack("joins itself") {
      var result: UnsafeMutableRawPointer?
      let thread = UnsafeMutablePointer<pthread_t>.allocate(capacity: 1)
      pthread_create(thread, nil, { _ in while true { pause() } }, nil)
      pthread_join(thread.pointee, &result)
    },
    Attack("runs its own loop") { runLoopForever() },
    Attack("loops") { while true { number &+= 1 } },
    Attack("loops and prints") { while true { print("still here") } },
    Attack("loops over the clock") { while Date.now < .distantFuture {} },
    Attack("ignores signals, then loops") {
      for signal in Int32(1)..<65 { Glibc.signal(signal, SIG_IGN) }
      while true { number &+= 1 }
    },
    Attack("blocks signals, then waits") {
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      SystemCall.make(.pause)
    },
  ]

  /// Ends of the process in ways of the code's own.
  static let ending: [Attack] = [
    Attack("exits") { exit(0) },
    Attack("exits at once") { _exit(0) },
    Attack("exits by own instruction") { SystemCall.make(.exitGroup, 0) },
    Attack("kills itself") { _ = kill(getpid(), SIGKILL) },
    Attack("ends by a quiet signal") {
      signal(SIGUSR1, SIG_DFL)
      raise(SIGUSR1)
    },
    Attack("aborts") { abort() },
    Attack("handles its crash, then exits") {
      for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT] { Glibc.signal(signal) { _ in _exit(0) } }
      fatalError("a crash that is handled")
    },
    Attack("overflows the stack") { number = dive(number) },
  ]

  /// Changes of the filter itself.
  static let onFilter: [Attack] = [
    Attack("removes the filter's handler", .harmless) { signal(SIGSYS, SIG_DFL) },
    Attack("adds a filter of its own") { SystemCall.make(.filter, 1, 0, 0) },
  ]

  /// Uses of the machine without a bound.
  static let exhausting: [Attack] = [
    Attack("hoards memory") {
      while true { kept.append([UInt8](repeating: 1, count: 1 << 20)) }
    },
    Attack("maps memory") {
      while true {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS
        let page = mmap(nil, 64 << 20, PROT_READ | PROT_WRITE, flags, -1, 0)
        guard let page, page != MAP_FAILED else { abort() }
        memset(page, 1, 64 << 20)
      }
    },
    Attack("starts threads") {
      var count = 0
      while count < 100_000 {
        let thread = UnsafeMutablePointer<pthread_t>.allocate(capacity: 1)
        guard pthread_create(thread, nil, { _ in while true { pause() } }, nil) == 0 else {
          abort()
        }
        count += 1
      }
      while true { pause() }
    },
    Attack("forks without end") {
      while SystemCall.make(.clone, Int(SIGCHLD)) >= 0 {}
    },
    Attack("opens descriptors without end") {
      while open("/dev/null", O_RDONLY) >= 0 {}
      abort()
    },
    Attack("fills a file") {
      let file = open("large", O_CREAT | O_RDWR, 0o600)
      let bytes = [UInt8](repeating: 1, count: 1 << 20)
      while write(file, bytes, bytes.count) > 0 {}
      abort()
    },
    Attack("prints without end") { while true { print(String(repeating: "x", count: 1000)) } },
  ]
}

/// Runs the main run loop as an app's `main` does.
private func runLoopForever() { while true { RunLoop.current.run(until: .distantFuture) } }

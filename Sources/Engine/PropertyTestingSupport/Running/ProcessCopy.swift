import Foundation

/// A copy of this process, made with `fork`, in which code can trap without ending the tests.
///
/// Only the calling thread exists in the copy, so its code must not wait for another one. If it does
/// all the same, for instance for a lock that another thread held at the copy, it is ended after
/// ``timeLimit``. A second copy is made then, because that thread has probably released the lock.
struct ProcessCopy: ~Copyable {
  /// The end of a run in a copy.
  enum End: Equatable {
    case returned
    case trapped(Trap)
    /// The copy could not be made or was ended because it took too long.
    case unknown
  }

  /// The signal, or the exit, that ended a copy.
  struct Trap: Hashable {
    /// The name of the signal, or the exit and its code.
    let signal: String

    /// The file and line that a message of the runtime names; nil if there is none.
    let place: String?

    /// The message of the runtime; empty in release builds, which print none.
    let message: String
  }

  /// The seconds after which a copy is ended.
  let timeLimit: UInt32

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    private let output: UnsafeMutablePointer<FILE>
    private let fork: @convention(c) () -> pid_t

    /// Creates a maker of copies; nil if the platform has no `fork`.
    init?(timeLimit: UInt32 = 5) {
      #if canImport(Darwin)
        let handle = UnsafeMutableRawPointer(bitPattern: -2)
      #else
        let handle: UnsafeMutableRawPointer? = nil
      #endif
      // The library marks `fork` as unavailable, because few programs can use it correctly.
      guard let symbol = dlsym(handle, "fork"), let output = tmpfile() else { return nil }
      fork = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
      self.output = output
      self.timeLimit = timeLimit
    }

    deinit { fclose(output) }

    /// Runs a body in a copy of the process and discards its effects.
    func run(_ body: () -> Void) -> End {
      let end = runOnce(body)
      return end == .unknown ? runOnce(body) : end
    }

    private func runOnce(_ body: () -> Void) -> End {
      let descriptor = fileno(output)
      guard ftruncate(descriptor, 0) == 0 else { return .unknown }
      lseek(descriptor, 0, SEEK_SET)
      let process = fork()
      guard process >= 0 else { return .unknown }
      if process == 0 {
        limitTime()
        prepareCopy(descriptor)
        body()
        _exit(0)
      }
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 {
        guard errno == EINTR else { return .unknown }
      }
      return end(status)
    }

    /// Ends the copy after the time limit; first of all, because anything else might wait for a lock.
    private func limitTime() {
      signal(SIGALRM, SIG_DFL)
      // Threads of a pool block signals.
      var alarms = sigset_t()
      sigemptyset(&alarms)
      sigaddset(&alarms, SIGALRM)
      pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
      alarm(timeLimit)
    }

    /// Sends the output of the copy to the file, and lets signals end it at once.
    private func prepareCopy(_ descriptor: Int32) {
      dup2(descriptor, 1)
      dup2(descriptor, 2)
      for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { signal(number, SIG_DFL) }
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
      #else
        setrlimit(RLIMIT_CORE, &none)
      #endif
    }

    private func end(_ status: Int32) -> End {
      let number = status & 0x7F
      if number == SIGALRM { return .unknown }
      if number == 0 {
        let code = status >> 8 & 0xFF
        return code == 0 ? .returned : .trapped(trap("exit with \(code)"))
      }
      return .trapped(trap(Self.names[number] ?? "signal \(number)"))
    }

    private func trap(_ signal: String) -> Trap {
      let lines = outputText().split(separator: "\n").map(String.init)
      guard let line = lines.first(where: { $0.contains("Fatal error") }) else {
        return Trap(signal: signal, place: nil, message: lines.last ?? "")
      }
      let parts = line.components(separatedBy: ": Fatal error")
      return Trap(
        signal: signal,
        place: parts.count > 1 ? parts[0] : nil,
        message: "Fatal error" + (parts.last ?? "")
      )
    }

    private func outputText() -> String {
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      let count = pread(fileno(output), &bytes, bytes.count, 0)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    private static let names: [Int32: String] = [
      SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
      SIGSEGV: "SIGSEGV", SIGKILL: "SIGKILL",
    ]
  #else
    init?(timeLimit: UInt32 = 5) { return nil }

    func run(_ body: () -> Void) -> End { .unknown }
  #endif
}

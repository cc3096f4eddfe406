import Foundation
import Testing

@testable import WorkerProcesses

// Goal: a call that goes past the interposed functions is denied and noted as one of them is.
// Method: the library's own functions, found as hostile code finds them.
@Suite struct ConfinementTests {
  typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  /// Makes a system call past the interposed function.
  private static func call(_ number: Int, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Int {
    guard let symbol = dlsym(dlopen("libc.so.6", RTLD_LAZY), "syscall") else { return 0 }
    // The function takes seven words, or fewer.
    return unsafeBitCast(symbol, to: Call.self)(number, a, b, c, 0, 0, 0)
  }

  /// Returns the result of some calls and the notes about them; `nil` in a worker of another call.
  ///
  /// Where the kernel filters no calls, the test is cancelled.
  private func attempt(_ body: @escaping () -> Bool) throws -> String? {
    let answer = try TestWorker.start(confining: true) { _ in
      guard Confinement.limits.contains(.calls) else { return Self.unlimited }
      let succeeded = body()
      let notes = SandboxDenials.takeNotes().map { "\($0.kind) \($0.text)" }
      return "\(succeeded) " + notes.joined(separator: ", ")
    }?.ask()
    if answer == Self.unlimited { try Test.cancel("this kernel filters no calls") }
    return answer
  }

  private static let unlimited = "no limits"

  #if arch(x86_64)
    private static let (openAt, kill, trace, clone) = (257, 62, 101, 56)
  #else
    private static let (openAt, kill, trace, clone) = (56, 129, 117, 220)
  #endif

  @Test func `files are opened within the home alone`() throws {
    let answer = try attempt {
      let path = Int(bitPattern: strdup("/etc/hostname"))
      close(creat("mine", 0o600))
      let own = Int(bitPattern: strdup("mine"))
      return Self.call(Self.openAt, Int(AT_FDCWD), path) >= 0
        || Self.call(Self.openAt, Int(AT_FDCWD), own) < 0
    }
    #expect(answer == nil || answer == "false file /etc/hostname")
  }

  @Test func `links of a process lead nowhere`() throws {
    let paths = ["/proc/self/root/etc/hostname", "/proc/self/cwd/../../x", "/proc/self/mem"]
    let answer = try attempt { paths.contains { open($0, O_RDONLY) >= 0 } }
    let notes = paths.map { "file " + ($0.contains("cwd") ? "/proc/x" : $0) }
    #expect(answer == nil || answer == "false " + notes.joined(separator: ", "))
  }

  @Test func `other processes are neither signalled nor traced, and none is started`() throws {
    let answer = try attempt {
      Self.call(Self.kill, Int(getppid()), Int(SIGCONT)) == 0
        || Self.call(Self.trace, 16, Int(getppid())) == 0
        || Self.call(Self.clone, Int(SIGCHLD)) >= 0 || raise(SIGSTOP) == 0
    }
    let notes = [
      "process signal 18 to another process", "process system call \(Self.trace)", "process fork",
      "process signal 19 to itself",
    ]
    #expect(answer == nil || answer == "false " + notes.joined(separator: ", "))
  }

  @Test func `the harness's own files stay open to it, and threads start`() throws {
    let answer = try attempt {
      let reads = SandboxDenials.suspended { open("/usr/bin/env", O_RDONLY) >= 0 }
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread { done.signal() }
      return reads && done.wait(timeout: .now() + 20) == .success && getpwuid(getuid()) != nil
    }
    #expect(answer == nil || answer == "true ")
  }

  @Test func `a crash still names its line`() throws {
    let line = #line + 2
    let worker = try TestWorker.start(confining: true) { request in
      "\([0][request.utf8.count + 3])"
    }
    guard let worker, let end = try worker.end(with: "x") else { return }
    #expect(end.report.kind == .indexOutOfRange)
    #expect(end.report.source { $0.hasSuffix("ConfinementTests.swift") }?.line == line)
  }
}

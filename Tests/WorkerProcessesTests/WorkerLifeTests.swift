import Foundation
import Testing

@testable import WorkerProcesses

// Goal: nothing is left behind, even by a parent that is killed without a chance to clean up.
@Suite struct WorkerLifeTests {
  @Test func `a worker whose parent is killed goes, and its home with it`() throws {
    // A worker is the parent here: it starts another one just like itself.
    let parent = try TestWorker.start(denying: false) { request in
      guard request == "start" else { return "\(getpid()) \(SandboxDenials.home)" }
      setenv("TMPDIR", "/tmp", 1)
      var command = WorkerCommand(arguments: Array(CommandLine.arguments.dropFirst()))
      command.variables = ProcessInfo.processInfo.environment
      child = try? WorkerProcess(command)
      return (try? child?.ask("who")) ?? "no child"
    }
    guard let parent else { return }
    let answer = try parent.ask("start").split(separator: " ")
    let process = try #require(answer.first.flatMap { Int32($0) })
    let home = try #require(answer.last.map { String($0) })
    let folder = (home as NSString).deletingLastPathComponent
    #expect(FileManager.default.fileExists(atPath: home))
    parent.end()
    let deadline = ContinuousClock.now + .seconds(60)
    while kill(process, 0) == 0 || FileManager.default.fileExists(atPath: folder),
      ContinuousClock.now < deadline
    {
      usleep(1000)
    }
    #expect(kill(process, 0) != 0)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  // The worker is stopped, so that only the system can end it, and its fork server alone can remove
  // the folder.
  @Test func `a stopped worker of a fork server ends with its parent, and leaves no folder`() throws
  {
    let parent = try TestWorker.start(denying: false) { request in
      guard request == "start" else { return "\(getpid()) \(SandboxDenials.home)" }
      setenv("TMPDIR", "/tmp", 1)
      var command = WorkerCommand(arguments: Array(CommandLine.arguments.dropFirst()))
      command.variables = ProcessInfo.processInfo.environment
      server = try? ForkServer(command)
      child = server.flatMap { try? WorkerProcess(from: $0, hashSeed: 1) }
      return (try? child?.ask("who")) ?? "no child"
    }
    guard let parent else { return }
    let answer = try parent.ask("start").split(separator: " ")
    let process = try #require(answer.first.flatMap { Int32($0) })
    let home = try #require(answer.last.map { String($0) })
    let folder = (home as NSString).deletingLastPathComponent
    #expect(kill(process, SIGSTOP) == 0)
    parent.end()
    let deadline = ContinuousClock.now + .seconds(60)
    while kill(process, 0) == 0 || FileManager.default.fileExists(atPath: folder),
      ContinuousClock.now < deadline
    {
      usleep(1000)
    }
    #expect(kill(process, 0) != 0)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `what the harness does for itself is not taken for an endless loop`() throws {
    let worker = try TestWorker.start(limits: TestWorker.hasty) { request in
      func work() {
        let end = clock() + 2 * clock_t(CLOCKS_PER_SEC)
        while clock() < end {}
      }
      if request == "own work" { HarnessWork.perform(work) } else { work() }
      return "done"
    }
    guard let worker else { return }
    #expect(try worker.ask("own work") == "done")
    let end = try #require(try worker.end(with: "the code's"))
    #expect(end.report.kind == .endlessLoop)
    // The harness's own two seconds do not count as the code's.
    #expect(TestWorker.hasty.cpu / 2 ..< .seconds(2) ~= end.used)
  }

  @Test func `many workers run side by side`() async throws {
    let test = try #require(Test.current)
    let call = TestCall(test: "\(test.id)", place: "\(#fileID):\(#line)")
    switch call.begin() {
    case .bystander: return
    case .worker:
      let channel = try #require(WorkerChannel.current)
      channel.serve { $0 }
    case .parent(let command):
      let answers = try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for number in 0..<8 {
          group.addTask {
            let worker = try WorkerProcess(command)
            guard case .answered(let bytes) = try worker.exchange([UInt8(number)]) else {
              return []
            }
            return bytes
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }.sorted()
      }
      #expect(answers == [0, 1, 2, 3, 4, 5, 6, 7])
    }
  }
}

/// The worker that a worker started.
private nonisolated(unsafe) var child: WorkerProcess?
private nonisolated(unsafe) var server: ForkServer?

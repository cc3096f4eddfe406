import Foundation
import Testing

@testable import WorkerProcesses

/// A fork server of these tests' program, whose workers answer requests.
private func forkServer(place: String = "\(#fileID):\(#line)") throws -> ForkServer? {
  let test = try #require(Test.current)
  let call = TestCall(test: "\(test.id)", place: place)
  switch call.begin() {
  case .bystander: return nil
  case .parent(let command): return try ForkServer(command)
  case .worker:
    let channel = try #require(WorkerChannel.current)
    channel.serve { request in Array(answer(String(decoding: request, as: UTF8.self)).utf8) }
  }
}

private func answer(_ question: String) -> String {
  let home = URL(fileURLWithPath: NSHomeDirectory())
  switch question {
  case "order": return Set(0..<40).map { "\($0)" }.joined(separator: " ")
  case "write": return "\((try? Data().write(to: home.appendingPathComponent("left"))) != nil)"
  case "files":
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    return names.sorted().joined(separator: " ")
  case "process": return "\(getpid()) \(getppid()) \(getsid(0))"
  case "variables": return ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " ")
  case "trap": return "\([0][Int(question.count)])"
  default: return question
  }
}

@Suite struct ForkServerTests {
  @Test func `workers of one fork server differ in their hash order as their seeds do`() throws {
    guard let forkServer = try forkServer() else { return }
    func order(_ seed: UInt64) throws -> String {
      let worker = try WorkerProcess(from: forkServer, hashSeed: seed)
      defer { worker.end() }
      return try worker.ask("order")
    }
    let one = try order(1)
    #expect(try order(1) == one)
    #expect(try order(2) != one)
  }

  @Test func `each worker is a child of this process in a session of its own, with a fresh home`()
    throws
  {
    guard let forkServer = try forkServer() else { return }
    for _ in 0..<2 {
      let worker = try WorkerProcess(from: forkServer, hashSeed: 1)
      defer { worker.end() }
      let ids = try worker.ask("process").split(separator: " ")
      #expect(ids == ["\(ids[0])", "\(getpid())", "\(ids[0])"])
      #expect(try worker.ask("files") == ".cache Documents")
      #expect(try worker.ask("write") == "true")
      #expect(try worker.ask("files") == ".cache Documents left")
      let variables = try worker.ask("variables")
      #expect(variables.contains("HOME"))
      #expect(!variables.contains("FORK_SERVER") && !variables.contains("LD_"))
    }
  }

  @Test func `a worker that traps names its line, and the next one is as good as new`() throws {
    guard let forkServer = try forkServer() else { return }
    let first = try WorkerProcess(from: forkServer, hashSeed: 1)
    let end = try #require(try first.end(with: "trap"))
    #expect(end.report.kind == .indexOutOfRange)
    #expect(end.report.source { $0.hasSuffix("ForkServerTests.swift") } != nil)
    let second = try WorkerProcess(from: forkServer, hashSeed: 1)
    defer { second.end() }
    #expect(try second.ask("hello") == "hello")
  }

  @Test func `a fork server leaves nothing behind`() throws {
    func folder() throws -> String? {
      guard let forkServer = try forkServer() else { return nil }
      let worker = try WorkerProcess(from: forkServer, hashSeed: 1)
      let home = worker.home
      worker.end()
      #expect(FileManager.default.fileExists(atPath: home))
      return (home as NSString).deletingLastPathComponent
    }
    guard let folder = try folder() else { return }
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}

import Foundation
import Testing

@testable import WorkerProcesses

@Suite struct WorkerProcessTests {
  @Test func `messages of any size come back`() throws {
    guard let worker = try TestWorker.start(handler: { $0 }) else { return }
    for size in [0, 1, 4, 65_535, 65_536, 3_000_000] {
      let text = String(repeating: "é", count: size)
      #expect(try worker.ask(text) == text)
    }
  }

  @Test func `what the code prints stays out of the replies and never stops it`() throws {
    let worker = try TestWorker.start(limits: WorkerLimits(output: 100)) { request in
      for line in 0..<(Int(request) ?? 0) { print("line \(line)") }
      if request == "3" { exit(0) }
      return "printed"
    }
    guard let worker else { return }
    #expect(try worker.ask("20000") == "printed")
    let end = try #require(try worker.end(with: "3"))
    #expect(end.output.hasPrefix("line 0\nline 1\nline 2\n"))
  }

  @Test func `a worker has nothing of its parent's environment`() throws {
    if !WorkerChannel.isWorker { setenv("WIDGETCHECK_TEST_SECRET", "the parent's", 1) }
    let worker = try TestWorker.start(timeZone: "Asia/Tokyo") { _ in
      ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " ")
        + " \(TimeZone.current.identifier)"
    }
    let known = "CFFIXED_USER_HOME HOME LANG PATH TMPDIR TZ WIDGETCHECK_CALL Asia/Tokyo"
    guard let worker else { return }
    let answer = try worker.ask()
    #expect(answer == known)
  }

  @Test func `the seed decides the order of hash tables`() throws {
    let orders = try [1, 1, 2].map { seed in
      try TestWorker.start(hashSeed: seed) { _ in "\(Set(0..<100))" }?.ask()
    }
    #expect(orders[0] == orders[1])
    #expect(orders[0] == nil || orders[0] != orders[2])
  }

  @Test func `a home is private, has the folders of every app and is gone with its worker`() throws
  {
    let workers = try (0..<2).compactMap { _ in
      try TestWorker.start { request in
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        if request == "write" { try? Data([1]).write(to: URL(fileURLWithPath: home + "/file")) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? ["unreadable"]
        return "\(home) \(names.sorted())"
      }
    }
    guard workers.count == 2 else { return }
    #expect(
      try workers[0].ask("write") == "\(workers[0].home) [\".cache\", \"Documents\", \"file\"]"
    )
    #expect(try workers[1].ask() == "\(workers[1].home) [\".cache\", \"Documents\"]")
    for worker in workers {
      worker.end()
      #expect(!FileManager.default.fileExists(atPath: worker.home))
    }
  }
}

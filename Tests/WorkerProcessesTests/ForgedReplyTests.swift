import Foundation
import Testing

@testable import WorkerProcesses

// Goal: a reply that the code writes is never taken for the harness's.
// Method: workers whose code finds the channel, once without the kernel's limits and once with them.
@Suite struct ForgedReplyTests {
  /// Writes a reply in the protocol's form to every socket; returns the number of bytes written.
  private static func forge() -> Int {
    let reply: [UInt8] = [2, 0, 0, 0] + Array(repeating: 7, count: 16) + [104, 105]
    return (3..<66_000).reduce(0) { $0 + max(0, send(Int32($1), reply, reply.count, 0)) }
  }

  @Test func `a forged reply ends the worker, also if the code exits at once`() throws {
    for request in ["", "exit"] {
      let worker = try TestWorker.start { request in
        _ = Self.forge()
        if request == "exit" { _exit(0) }
        return "the harness's"
      }
      guard let worker else { continue }
      let end = try #require(try worker.end(with: request))
      #expect(end.report.kind == .garbled)
    }
  }

  @Test func `with the kernel's limits nothing can be written to the channel`() throws {
    let worker = try TestWorker.start(confining: true) { _ in
      // Some containers do not allow a filter.
      guard Confinement.limits.contains(.calls) else { return "no limits" }
      let written = Self.forge()
      let notes = SandboxDenials.takeNotes().map(\.kind)
      return "\(written) \(notes.contains(.connection))"
    }
    guard let answer = try worker?.ask() else { return }
    if answer == "no limits" { try Test.cancel("this kernel filters no calls") }
    #expect(answer == "0 true")
  }

  @Test func `bytes after a reply are noticed before the next request`() throws {
    let worker = try TestWorker.start { request in
      if request == "later" {
        Thread.detachNewThread {
          usleep(200_000)
          _ = Self.forge()
        }
      }
      return request
    }
    guard let worker else { return }
    #expect(try worker.ask("later") == "later")
    usleep(1_000_000)
    #expect(try worker.end(with: "next")?.report.kind == .garbled)
  }

  @Test func `descriptors of the harness have no fixed numbers`() throws {
    let numbers = try (0..<3).map { _ in
      try TestWorker.start { _ in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap(Int.init).filter { $0 > 64 }.sorted().description
      }?.ask() ?? ""
    }
    guard !numbers[0].isEmpty else { return }
    #expect(Set(numbers).count > 1)
  }
}

import Foundation
import Testing

@testable import WorkerProcesses

// Goal: for any code, its worker's end gives the cause and the place.
// Method: each crash scenario in its own worker; its line is where this package's file has it.
@Suite struct WorkerEndTests {
  @Test(arguments: CrashScenario.all)
  func `each crash scenario is identified, with its line`(scenario: CrashScenario) throws {
    let isHere = { (path: String) in path.hasSuffix("/\(CrashScenario.file)") }
    // A loop may be in any of the calls that it makes, and where the tables of a library lead
    // nowhere, the caller is skipped; that is chance, but a line that is never reported is a fault.
    let attempts = scenario.kind == .endlessLoop ? 3 : 1
    var isTold = false
    var isWorker = false
    for _ in 0..<attempts where !isTold {
      let worker = try TestWorker.start(limits: TestWorker.hasty) { _ in
        scenario.commit()
        return "it goes on"
      }
      // A worker of a later attempt passes the earlier ones.
      guard let worker else {
        isWorker = true
        continue
      }
      let end = try #require(try worker.end(with: "begin"))
      #expect(end.report.kind == scenario.kind)
      #expect(scenario.said.isEmpty || end.report.description.contains(scenario.said))
      #expect(
        scenario.kind == .endlessLoop || end.report.source(where: isHere)?.line == scenario.line
      )
      isTold = end.report.frames.contains { isHere($0.file) && $0.line == scenario.line }
      #expect(end.label == "begin")
      #expect(end.number == 5)
      #expect(!worker.isRunning)
      #expect(!FileManager.default.fileExists(atPath: worker.home))
      #expect(throws: WorkerError.over) { try worker.exchange([]) }
    }
    #expect(isTold || isWorker, "line \(scenario.line) is not reported")
  }

  // Two crash scenarios of one kind, the first one twice: only the second crash has nothing new to
  // report.
  @Test(arguments: [true, false])
  func `a crash at a known place is reported alike, and its lines are not read again`(
    withSymbolizer hasSymbolizer: Bool
  ) throws {
    let deaths = CrashCache()
    let kinds: [CrashReport.Kind] = [.forcedUnwrap, .indexOutOfRange]
    let scenarios = try kinds.map { kind in
      try #require(CrashScenario.all.first { $0.kind == kind })
    }
    var ends: [WorkerEnd] = []
    for number in [0, 0, 1] {
      let worker = try TestWorker.start(deaths: deaths, hasSymbolizer: hasSymbolizer) { request in
        scenarios[Int(request) ?? 0].commit()
        return "it goes on"
      }
      guard let worker else { continue }
      ends.append(try #require(try worker.end(with: "\(number)")))
    }
    guard !ends.isEmpty else { return }
    let usesSymbolizer = hasSymbolizer && Symbolizer.found != nil
    #expect(deaths.borrowed == (usesSymbolizer ? 0 : 1))
    #expect(deaths.questions == (usesSymbolizer ? 2 : 0))
    #expect(ends[0].report == ends[1].report)
    let isHere = { (path: String) in path.hasSuffix("/\(CrashScenario.file)") }
    for (end, scenario) in zip(ends, [scenarios[0], scenarios[0], scenarios[1]]) {
      #expect(end.report.kind == scenario.kind)
      #expect(end.report.source(where: isHere)?.line == scenario.line)
    }
  }

  @Test func `a reply without end is a flood`() throws {
    let limits = WorkerLimits(reply: 1000)
    let worker = try TestWorker.start(limits: limits) {
      String(repeating: "x", count: Int($0) ?? 0)
    }
    guard let worker else { return }
    #expect(try worker.ask("1000").count == 1000)
    #expect(try worker.end(with: "1001")?.report.kind == .flooded)
  }

  @Test func `code that closes all descriptors garbles its channel`() throws {
    let worker = try TestWorker.start { _ in
      for descriptor in 3..<66_000 { close(Int32(descriptor)) }
      return ""
    }
    guard let worker else { return }
    #expect(try worker.end()?.report.kind == .garbled)
  }

  @Test func `a program that is not a worker is reported by its end`() throws {
    #expect {
      _ = try WorkerProcess(WorkerCommand(executable: "/bin/sh", arguments: ["-c", "exit 4"]))
    } throws: { error in
      guard case .neverGreeted(let end) = error as? WorkerError else { return false }
      return end.report == CrashReport(.exit, "exit(4)")
    }
    #expect(throws: WorkerError.unavailable(what: "starting /nowhere", errorNumber: ENOENT)) {
      _ = try WorkerProcess(WorkerCommand(executable: "/nowhere"))
    }
  }

  @Test func `a program that cannot be started leaves no child behind`() async {
    await #expect(processExitsWith: .success) {
      _ = try? WorkerProcess(WorkerCommand(executable: "/nowhere"))
      var child = siginfo_t()
      let found = waitid(P_ALL, 0, &child, WEXITED | WNOHANG | WNOWAIT)
      exit(found < 0 && errno == ECHILD ? 0 : 1)
    }
  }
}

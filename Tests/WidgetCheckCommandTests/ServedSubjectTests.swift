import Foundation
import PropertyTesting
import ScenarioGeneration
import Testing
import WidgetModel
import WidgetRuntime

// Goal: a subject behind a pipe is the same subject.
// Method: drawn scenarios run against the reference in this process and against the reference in a
// child process that speaks JSON lines; the traces must be equal, event by event.
@Suite struct ServedSubjectTests {
  @Test func `the reference in a child process gives the trace of the reference in this one`()
    throws
  {
    let child = try ChildProcess(arguments: ["serve"])
    defer { child.end() }
    let generator = ScenarioGenerator(profile: .iOS26)
    let source = ChoiceSource()
    let simulation = Simulation()
    var events = 0
    for seed in 0..<25 as Range<UInt64> {
      source.beginRandom(Xoshiro256(seed: seed), size: 40)
      let scenario = generator.generate(from: source).scenario

      var reference = ReferenceRuntime()
      var code = ScriptedSource(scenario)
      try simulation.run(scenario, subject: &reference, source: &code)
      let expected = simulation.takeTrace()

      var served = MessageSubject(send: { try child.send($0) }, receive: { child.receive() })
      var sameCode = ScriptedSource(scenario)
      try simulation.run(scenario, subject: &served, source: &sameCode)
      #expect(simulation.trace == expected, "seed \(seed)")
      events += expected.events.count
    }
    #expect(events > 500)
  }

  @Test func `a child that dies is an error and no pass`() throws {
    let child = try ChildProcess(arguments: ["serve"])
    child.end()
    var served = MessageSubject(send: { try child.send($0) }, receive: { child.receive() })
    let setup = try #require(Scenario().setup)
    #expect(throws: (any Error).self) { try served.begin(setup) }
  }
}

/// The command in a process of its own, spoken to line by line.
private final class ChildProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer: [UInt8] = []

  init(arguments: [String]) throws {
    process.executableURL = Executable.url
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    signal(SIGPIPE, SIG_IGN)
    try process.run()
  }

  func send(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  func receive() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        return line
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      buffer.append(contentsOf: data)
    }
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }
}

import Testing

@testable import WorkerProcesses

/// Workers of these tests: the test program again, with a filter for the calling test.
enum TestWorker {
  /// Limits that end a crash scenario soon; processor time and readiness to run count, not a busy
  /// machine.
  static let hasty = WorkerLimits(cpu: .milliseconds(400), silence: .milliseconds(600))

  /// Starts a worker that answers as the handler says; `nil` in a worker of another call.
  ///
  /// In the worker this function does not return.
  static func start(
    limits: WorkerLimits = WorkerLimits(),
    hashSeed: UInt64 = 1,
    timeZone: String = "UTC",
    denying: Bool = true,
    confining: Bool = false,
    deaths: CrashCache = CrashCache(),
    hasSymbolizer: Bool = true,
    place: String = "\(#fileID):\(#line)",
    handler: @escaping (String) -> String
  ) throws -> WorkerProcess? {
    let test = try #require(Test.current)
    let call = TestCall(
      test: "\(test.id)",
      testCase: Test.Case.current.map { "\($0)" } ?? "",
      place: place
    )
    switch call.begin() {
    case .bystander: return nil
    case .parent(var command):
      command.hashSeed = hashSeed
      command.timeZone = timeZone
      if !hasSymbolizer { command.symbolizer = nil }
      return try WorkerProcess(command, limits: limits, deaths: deaths)
    case .worker:
      let channel = try #require(WorkerChannel.current)
      if confining { Confinement.begin() }
      channel.serve {
        if denying { SandboxDenials.begin() }
      } handler: { request in
        let text = String(decoding: request, as: UTF8.self)
        channel.mark(UInt64(text.utf8.count), text)
        return Array(handler(text).utf8)
      }
    }
  }
}

extension WorkerProcess {
  /// Sends a text and returns the text that comes back.
  func ask(_ text: String = "") throws -> String {
    guard case .answered(let bytes) = try exchange(Array(text.utf8)) else { return "ended" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sends a text and returns the end that it leads to.
  func end(with text: String = "") throws -> WorkerEnd? {
    guard case .ended(let end) = try exchange(Array(text.utf8)) else { return nil }
    return end
  }
}

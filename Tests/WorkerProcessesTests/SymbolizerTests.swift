// Goal: the calls that a crashing worker leaves become the lines of the broken code, even after an
// optimiser merged functions.
// Method: hand-written answers of the symbolizer, in its form for optimised code.
import Foundation
import InterposedCalls
import Testing

@testable import WorkerProcesses

@Suite struct SymbolizerTests {
  private static let provider = "$s14CheckedWidgets8ProviderV8timeline3forySi_tYaF"

  /// A trap in an asynchronous function after an `await`, then its caller.
  private static let answers = [
    """
    {"Address":"0x10","ModuleName":"/w","Symbol":[
      {"FileName":"/w/<compiler-generated>","FunctionName":"Swift runtime failure: Index out of range",
       "Line":0,"StartLine":0},
      {"FileName":"/w/A.swift","FunctionName":"\(provider)TY2_","Line":24,"StartFileName":"/w/A.swift",
       "StartLine":20}]}
    """,
    """
    {"Address":"0x20","ModuleName":"/w","Symbol":[
      {"FileName":"/w/B.swift","FunctionName":"\(provider)TQ0_","Line":31}]}
    """,
    """
    {"Address":"0x30","ModuleName":"/w"}
    """,
  ]

  @Test func `what an optimiser made of a function has the function's name`() {
    let plain = SwiftName.demangled(Self.provider)
    #expect(plain.contains("Provider.timeline"))
    #expect(SwiftName.demangled(Self.provider + "Tf4d_n") == plain)
  }

  private func functions(
    replacing text: String = "",
    with other: String = ""
  ) throws -> [[SymbolizedFunction]] {
    try Self.answers.map {
      let answer = text.isEmpty ? $0 : $0.replacing(text, with: other)
      return try #require(SymbolizedFunction.list(json: Data(answer.utf8)))
    }
  }

  private func report(
    _ calls: CrashStack,
    _ functions: [[SymbolizedFunction]],
    output: String = ""
  ) -> CrashReport {
    CrashReport(
      status: SIGILL,
      reason: ISOLATION_REASON_NONE,
      amount: 0,
      backtrace: Backtrace(signal: SIGILL, calls, functions),
      output: output
    )
  }

  @Test(arguments: [
    ("Widgets/A.swift:24: Fatal error: nil", 24), ("Widgets/B.swift:24: Fatal error: nil", 0),
    ("Fatal error: nil", 0),
  ])
  func `a trap without a line has that of the message about its file`(message: String, line: Int)
    throws
  {
    let calls = CrashStack(calls: [0x10], awaits: [])
    let functions = Array(try functions(replacing: "\"Line\":24", with: "\"Line\":0").prefix(1))
    let report = report(calls, functions, output: message + "\n")
    #expect(report.frames.filter { $0.file == "/w/A.swift" }.map(\.line) == [line])
  }

  @Test func `a trap in merged code is identified by its reason and the innermost line`() throws {
    let calls = CrashStack(calls: [0x10], awaits: [0x20, 0x30])
    let report = report(calls, try functions())
    #expect(report.kind == .indexOutOfRange)
    #expect(report.description == "Index out of range")
    let lines = report.frames.filter { $0.line > 0 }
    #expect(lines.map(\.file) == ["/w/A.swift", "/w/B.swift"])
    #expect(lines.map(\.line) == [24, 31])
    #expect(lines.map(\.function) == ["Provider.timeline(for:)", "Provider.timeline(for:)"])
  }

  @Test func `only continuations of asynchronous functions are among the calls`() throws {
    let other = try functions(replacing: "TQ0_", with: "")
    let calls = CrashStack(calls: [0x10], awaits: [0x20, 0x30])
    #expect(report(calls, other).frames.filter { $0.line > 0 }.map(\.line) == [24])
  }

  @Test func `an answer keeps where a merged function is declared`() throws {
    let declaration = try functions()[0][1].declaration
    #expect(declaration.file == "/w/A.swift")
    #expect(declaration.line == 20)
    #expect(SymbolizedFunction.list(json: Data("no answer".utf8)) == nil)
  }

  @Test func `an address is asked for once, and of a program that is started once`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let symbolizer = try seventh(in: folder)
    let deaths = CrashCache()
    for round in 1...20 {
      let addresses = [1, 2].map { CodeAddress(image: "/w", offset: UInt64($0 * (1 + round / 11))) }
      let functions = try #require(deaths.functions(at: addresses, by: symbolizer))
      #expect(functions.map { $0.map(\.line) } == [[7], [7]])
    }
    #expect(deaths.questions == 2)
    let read = { (name: String) in try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }
    #expect(try read("starts") == "\n")
    #expect(try read("questions") == "CODE 0x1\nCODE 0x2\nCODE 0x4\n")
  }

  @Test func `each program or library has a symbolizer of its own`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let symbolizer = try seventh(in: folder)
    let addresses = [
      CodeAddress(image: "/w", offset: 1), CodeAddress(image: "/x", offset: 1),
      CodeAddress(image: "/w", offset: 2),
    ]
    let functions = try #require(CrashCache().functions(at: addresses, by: symbolizer))
    #expect(functions.map { $0.map(\.line) } == [[7], [7], [7]])
    #expect(try String(contentsOfFile: "\(folder)/starts", encoding: .utf8) == "\n\n")
  }

  /// A symbolizer that knows one function at every address, and counts its starts and questions.
  private func seventh(in folder: String) throws -> Symbolizer {
    try program(
      "llvm-symbolizer",
      in: folder,
      """
      echo >> \(folder)/starts
      echo $$ > \(folder)/process
      while read -r question; do
        echo "$question" >> \(folder)/questions
        echo '{"Symbol":[{"FileName":"/w/A.swift","FunctionName":"f","Line":7}]}'
      done
      """
    )
    return try #require(Symbolizer(in: [folder]))
  }

  @Test(arguments: ["/bin/false", "/bin/true", "/nowhere", "/bin/cat", "/bin/echo"])
  func `a symbolizer that fails gives no answer`(path: String) throws {
    let addresses = [1, 2].map { CodeAddress(image: "/w", offset: $0) }
    let deaths = CrashCache()
    // Nor does the next one.
    for _ in 1...2 {
      #expect(deaths.functions(at: addresses, by: Symbolizer(path: path)) == nil)
    }
  }

  @Test func `no answer is waited for when somebody asks to stop`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let symbolizer = try seventh(in: folder)
    let address = CodeAddress(image: "/w", offset: 1)
    #expect(CrashCache { true }.functions(at: [address], by: symbolizer) == nil)
    #expect(CrashCache { false }.functions(at: [address], by: symbolizer) != nil)
  }

  @Test func `a symbolizer goes with the campaign that asked it`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let symbolizer = try seventh(in: folder)
    var deaths: CrashCache? = CrashCache()
    _ = deaths?.functions(at: [CodeAddress(image: "/w", offset: 1)], by: symbolizer)
    let text = try String(contentsOfFile: "\(folder)/process", encoding: .utf8)
    let process = try #require(pid_t(text.dropLast()))
    #expect(kill(process, 0) == 0)
    deaths = nil
    #expect(kill(process, 0) == -1)
  }

  @Test func `the symbolizer beside the compiler is preferred to one on the path`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["tools", "toolchain", "links"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)",
        withIntermediateDirectories: true
      )
    }
    try program("llvm-symbolizer", in: "\(folder)/tools", "")
    let path = ["\(folder)/tools", "\(folder)/links"]
    #expect(Symbolizer(in: path)?.path == "\(folder)/tools/llvm-symbolizer")
    try program("swiftc", in: "\(folder)/toolchain", "")
    try program("llvm-symbolizer", in: "\(folder)/toolchain", "")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/links/swiftc",
      withDestinationPath: "\(folder)/toolchain/swiftc"
    )
    #expect(Symbolizer(in: path)?.path.hasSuffix("/toolchain/llvm-symbolizer") == true)
    #expect(Symbolizer(in: ["\(folder)/links/none"]) == nil)
  }

  private func folder() throws -> String {
    let path = NSTemporaryDirectory() + "/symbolizer-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// Leaves a program, written by another process: a child process of a parallel test may keep
  /// files open that this process has open for writing, and the system does not run a file that is
  /// open for writing.
  private func program(_ name: String, in folder: String, _ text: String) throws {
    let draft = "\(folder)/\(name).draft"
    try "#!/bin/sh\n\(text)\n".write(toFile: draft, atomically: false, encoding: .utf8)
    let install = try Process.run(
      URL(fileURLWithPath: "/usr/bin/install"),
      arguments: ["-m", "755", draft, "\(folder)/\(name)"]
    )
    install.waitUntilExit()
    try #require(install.terminationStatus == 0)
  }
}

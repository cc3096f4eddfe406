// Goal: the calls that a dying worker leaves become the lines of the code that broke, whatever an optimiser
// merged.
// Method: answers of the symbolizer written by hand, as it gives them for optimised code.
import Foundation
import InterposedCalls
import Testing

@testable import WorkerProcesses

@Suite struct SymbolizerTests {
  private static let provider = "$s14CheckedWidgets8ProviderV8timeline3forySi_tYaF"

  /// A trap in an asynchronous function that went on after an `await`, then its caller.
  private static let answer = """
    [{"Address":"0x10","ModuleName":"/w","Symbol":[
      {"FileName":"/w/<compiler-generated>","FunctionName":"Swift runtime failure: Index out of range",
       "Line":0,"StartLine":0},
      {"FileName":"/w/A.swift","FunctionName":"\(provider)TY2_","Line":24,"StartFileName":"/w/A.swift",
       "StartLine":20}]},
     {"Address":"0x20","ModuleName":"/w","Symbol":[
      {"FileName":"/w/B.swift","FunctionName":"\(provider)TQ0_","Line":31}]},
     {"Address":"0x30","ModuleName":"/w"}]
    """

  @Test func `what an optimiser made of a function has the function's name`() {
    let plain = SwiftName.demangled(Self.provider)
    #expect(plain.contains("Provider.timeline"))
    #expect(SwiftName.demangled(Self.provider + "Tf4d_n") == plain)
  }

  private func functions(_ answer: String = Self.answer) throws -> [[SymbolizedFunction]] {
    try #require(SymbolizedFunction.lists(json: Data(answer.utf8)))
  }

  private func report(
    _ calls: CallsAtDeath,
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
    let calls = CallsAtDeath(calls: [0x10], awaits: [])
    let answer = Self.answer.replacing("\"Line\":24", with: "\"Line\":0")
    let functions = Array(try functions(answer).prefix(1))
    let report = report(calls, functions, output: message + "\n")
    #expect(report.frames.filter { $0.file == "/w/A.swift" }.map(\.line) == [line])
  }

  @Test func `a trap in merged code is told by its reason and the innermost line`() throws {
    let calls = CallsAtDeath(calls: [0x10], awaits: [0x20, 0x30])
    let report = report(calls, try functions())
    #expect(report.kind == .indexOutOfRange)
    #expect(report.description == "Index out of range")
    let lines = report.frames.filter { $0.line > 0 }
    #expect(lines.map(\.file) == ["/w/A.swift", "/w/B.swift"])
    #expect(lines.map(\.line) == [24, 31])
    #expect(lines.map(\.function) == ["Provider.timeline(for:)", "Provider.timeline(for:)"])
  }

  @Test func `what is no continuation of an asynchronous function is not among the calls`() throws {
    let other = Self.answer.replacing("TQ0_", with: "")
    let calls = CallsAtDeath(calls: [0x10], awaits: [0x20, 0x30])
    #expect(report(calls, try functions(other)).frames.filter { $0.line > 0 }.map(\.line) == [24])
  }

  @Test func `an answer keeps where a merged function is declared`() throws {
    let declaration = try functions()[0][1].declaration
    #expect(declaration.file == "/w/A.swift")
    #expect(declaration.line == 20)
    #expect(SymbolizedFunction.lists(json: Data("no answer".utf8)) == nil)
  }

  @Test func `an address is asked for once`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // It counts its calls, and knows one function at whatever address.
    try program(
      "llvm-symbolizer",
      in: folder,
      """
      echo >> \(folder)/calls
      shift 5
      echo '['
      for address; do echo "$separator" \
        '{"Symbol":[{"FileName":"/w/A.swift","FunctionName":"f","Line":7}]}'; separator=,; done
      echo ']'
      """
    )
    let symbolizer = try #require(Symbolizer(in: [folder]))
    let deaths = KnownDeaths()
    let addresses = [1, 2].map { CodeAddress(image: "/w", offset: $0) }
    for _ in 0..<100 {
      let functions = try #require(deaths.functions(at: addresses, by: symbolizer))
      #expect(functions.map { $0.map(\.line) } == [[7], [7]])
    }
    #expect(deaths.questions == 1)
    #expect(try String(contentsOfFile: "\(folder)/calls", encoding: .utf8) == "\n")
  }

  @Test func `a symbolizer that fails gives no answer`() throws {
    let addresses = [CodeAddress(image: "/w", offset: 1)]
    #expect(Symbolizer(path: "/bin/false").functions(at: addresses) == nil)
    #expect(Symbolizer(path: "/bin/true").functions(at: addresses) == nil)
    #expect(Symbolizer(path: "/nowhere").functions(at: addresses) == nil)
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

  private func program(_ name: String, in folder: String, _ text: String) throws {
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
    let isWritten = FileManager.default.createFile(
      atPath: "\(folder)/\(name)",
      contents: Data("#!/bin/sh\n\(text)\n".utf8),
      attributes: attributes
    )
    try #require(isWritten)
  }
}

import Foundation
import Glibc

/// The details of a crash, from the worker's page and debug information or from the runtime's
/// report.
struct Backtrace: Hashable, Sendable {
  /// Such as `Bad pointer dereference` or `Swift runtime failure: arithmetic overflow`.
  var description: String

  var faultAddress: UInt64

  /// The stack pointer of the crashed thread, 0 if unknown.
  var stackPointer: UInt64

  /// The frames of the crashed thread, innermost first.
  var frames: [CrashReport.Frame]

  init(signal: Int32, _ calls: CrashStack, _ functions: [[SymbolizedFunction]]) {
    description = signal == SIGSEGV ? "Bad pointer dereference" : ""
    faultAddress = calls.fault
    stackPointer = calls.stack
    var functions = functions
    let awaiting = functions.suffix(calls.awaits.count)
    functions.removeLast(awaiting.count)
    // The worker guesses the context of an asynchronous function, and the guess may be wrong.
    if awaiting.first?.last?.isContinuation == true { functions += awaiting }
    frames = functions.joined().map(\.frame)
  }

  /// Reads the report in a folder that holds at most one; `nil` if there is no readable one.
  init?(fileIn folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let name = names.sorted().first,
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
    else { return nil }
    self.init(json: data)
  }

  init?(json: Data) {
    guard let report = try? JSONDecoder().decode(Report.self, from: json) else { return nil }
    description = report.description ?? ""
    faultAddress = Self.number(report.faultAddress)
    let thread = report.threads?.first { $0.crashed == true } ?? report.threads?.first
    stackPointer = Self.number(thread?.registers?["rsp"] ?? thread?.registers?["sp"])
    frames = (thread?.frames ?? []).compactMap(Self.frame)
  }

  private static func number(_ text: String?) -> UInt64 {
    text.flatMap { UInt64($0.dropFirst(2), radix: 16) } ?? 0
  }

  private static func frame(_ frame: Report.Frame) -> CrashReport.Frame? {
    guard let description = frame.description else { return nil }
    // Compiler-generated code has a location, but not one that can be looked up.
    let place = frame.sourceLocation.flatMap { $0.line > 0 ? $0 : nil }
    // `run(_:) + 1284`: the offset changes with every build.
    var function = description[...]
    if let plus = description.range(of: " + ", options: .backwards),
      Int(description[plus.upperBound...]) != nil
    {
      function = description[..<plus.lowerBound]
    }
    return CrashReport.Frame(
      function: String(function),
      file: place?.file ?? "",
      line: place?.line ?? 0,
      image: frame.image ?? ""
    )
  }

  /// The parts of the report's JSON that are read.
  private struct Report: Decodable {
    struct Place: Decodable {
      var file: String
      var line: Int
    }
    struct Frame: Decodable {
      var description: String?
      package var image: String?
      var sourceLocation: Place?
    }
    struct Thread: Decodable {
      var crashed: Bool?
      var registers: [String: String]?
      var frames: [Frame]?
    }
    var description: String?
    var faultAddress: String?
    var threads: [Thread]?
  }
}

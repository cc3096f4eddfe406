import Foundation
import Glibc

/// The toolchain's reader of debug information, `llvm-symbolizer`.
///
/// It names the functions that an optimiser has merged into an instruction, with the line of each; and
/// it runs in this process's stead, so that no worker has to read its own debug information.
package struct Symbolizer: Hashable, Sendable {
  /// The path of the program.
  let path: String

  /// The symbolizer beside the Swift compiler that is on the path, else on the path itself; `nil` if there
  /// is none.
  static let found: Symbolizer? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return Symbolizer(in: folders.map(String.init))
  }()

  /// Uses a program.
  init(path: String) { self.path = path }

  /// Looks for a symbolizer beside the first compiler in some folders, then in the folders themselves.
  init?(in folders: [String]) {
    let compilers = folders.map { "\($0)/swiftc" }
    var places: [String] = []
    if let compiler = compilers.first(where: { access($0, X_OK) == 0 }) {
      let file = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      places.append(file.deletingLastPathComponent().path)
    }
    places += folders
    let programs = places.map { "\($0)/llvm-symbolizer" }
    guard let program = programs.first(where: { access($0, X_OK) == 0 }) else { return nil }
    path = program
  }
}

/// An address in a program or library.
package struct CodeAddress: Hashable, Sendable {
  /// The path of the program or library.
  package var image: String

  /// The address, counted from the image's start; it lies within the instruction that is meant.
  var offset: UInt64

  /// Creates an address.
  package init(image: String, offset: UInt64) {
    self.image = image
    self.offset = offset
  }
}

/// A function that the symbolizer finds at an address: one called there, or merged into one that is.
package struct SymbolizedFunction: Hashable, Sendable {
  /// The name that the linker knows, or the reason of a trap.
  package var name: String

  /// The path of the source file, empty where unknown.
  var file: String

  /// The line in which the address lies, 0 where unknown.
  var line: Int

  /// The path of the file in which the function is declared, empty where unknown.
  var startFile = ""

  /// The line in which the function is declared, 0 where unknown.
  var startLine = 0

  /// Whether the function begins where an asynchronous one goes on after it was suspended.
  var isContinuation: Bool { name.contains(/T[QY][0-9]*_$/) }

  /// The function as a call on a stack.
  package var frame: CrashReport.Frame {
    // What the compiler made itself has a file, but none that anybody could look up.
    let isGenerated = file.hasSuffix("<compiler-generated>")
    return CrashReport.Frame(
      function: SwiftName.demangled(name),
      file: isGenerated ? "" : file,
      line: isGenerated ? 0 : line
    )
  }

  /// The function where it is declared.
  package var declaration: CrashReport.Frame {
    CrashReport.Frame(function: SwiftName.demangled(name), file: startFile, line: startLine)
  }

  /// Reads the symbolizer's answer to one address; `nil` if it makes no sense.
  static func list(json: Data) -> [SymbolizedFunction]? {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: json) else { return nil }
    return (answer.functions ?? []).filter { !$0.name.isEmpty }.map {
      SymbolizedFunction(
        name: $0.name,
        file: $0.file,
        line: max(0, $0.line),
        startFile: $0.startFile ?? "",
        startLine: max(0, $0.startLine ?? 0)
      )
    }
  }

  /// The parts of the answer's JSON that are read.
  private struct Answer: Decodable {
    struct Function: Decodable {
      package var name: String
      var file: String
      var line: Int
      var startFile: String?
      var startLine: Int?

      enum CodingKeys: String, CodingKey {
        case name = "FunctionName"
        case file = "FileName"
        case line = "Line"
        case startFile = "StartFileName"
        case startLine = "StartLine"
      }
    }

    /// `nil` where there is no such image.
    var functions: [Function]?

    enum CodingKeys: String, CodingKey { case functions = "Symbol" }
  }
}

/// Names of functions as the runtime's backtraces write them.
enum SwiftName {
  /// The name as source code has it; a name of another language stays as it is.
  static func demangled(_ name: String) -> String {
    guard name.hasPrefix("$s"), let text = demangle(name) else { return name }
    // A function that an optimiser has fitted to its callers is the code's all the same.
    return text.replacing("specialized ", with: "")
  }

  private static func demangle(_ name: String) -> String? {
    var size = 0
    guard let text = backtraceDemangle(name, name.utf8.count, nil, &size) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

@_silgen_name("_swift_backtrace_demangle")
private func backtraceDemangle(
  _ name: UnsafePointer<CChar>,
  _ length: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?
) -> UnsafeMutablePointer<CChar>?

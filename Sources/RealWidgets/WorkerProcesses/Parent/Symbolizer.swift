import Foundation
import Glibc

/// The toolchain's reader of debug information, `llvm-symbolizer`.
///
/// It names the functions that an optimiser merged into an instruction, with the line of each. It
/// runs beside this process, so no worker reads its own debug information.
package struct Symbolizer: Hashable, Sendable {
  let path: String

  /// The symbolizer next to the Swift compiler on the path, else one on the path; `nil` if none.
  static let found: Symbolizer? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return Symbolizer(in: folders.map(String.init))
  }()

  init(path: String) { self.path = path }

  /// Looks for a symbolizer next to the first compiler in some folders, then in the folders.
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

  /// The address relative to the image's start; it lies within the instruction.
  var offset: UInt64

  package init(image: String, offset: UInt64) {
    self.image = image
    self.offset = offset
  }
}

/// A function at an address: the one called there, or one merged into it.
package struct SymbolizedFunction: Hashable, Sendable {
  /// The linker's name, or the reason of a trap.
  package var name: String

  /// The path of the source file, empty if unknown.
  var file: String

  var line: Int

  /// The path of the file that declares the function, empty if unknown.
  var startFile = ""

  var startLine = 0

  /// True if the function begins where an asynchronous one resumes after a suspension.
  var isContinuation: Bool { name.contains(/T[QY][0-9]*_$/) }

  package var frame: CrashReport.Frame {
    // Compiler-generated code has a file, but not one that can be looked up.
    let isGenerated = file.hasSuffix("<compiler-generated>")
    return CrashReport.Frame(
      function: SwiftName.demangled(name),
      file: isGenerated ? "" : file,
      line: isGenerated ? 0 : line
    )
  }

  package var declaration: CrashReport.Frame {
    CrashReport.Frame(function: SwiftName.demangled(name), file: startFile, line: startLine)
  }

  /// Parses the symbolizer's answer to one address; `nil` if it is malformed.
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

    /// `nil` if there is no such image.
    var functions: [Function]?

    enum CodingKeys: String, CodingKey { case functions = "Symbol" }
  }
}

/// Names of functions as the runtime's backtraces write them.
enum SwiftName {
  /// Returns the name as in source code; a name of another language stays unchanged.
  static func demangled(_ name: String) -> String {
    guard name.hasPrefix("$s"), let text = demangle(name) else { return name }
    // A specialized function is still the function that the source declares.
    return text.replacing("specialized ", with: "")
  }

  private static func demangle(_ name: String) -> String? {
    var size = 0
    guard let text = backtraceDemangle(name, name.utf8.count, nil, &size) else { return nil }
    // The runtime allocates the result with `malloc` because no buffer is passed.
    defer { free(text) }
    return String(cString: text)
  }
}

// Must match the declaration in the Swift runtime, which has no importable header.
@_silgen_name("_swift_backtrace_demangle")
private func backtraceDemangle(
  _ name: UnsafePointer<CChar>,
  _ length: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?
) -> UnsafeMutablePointer<CChar>?

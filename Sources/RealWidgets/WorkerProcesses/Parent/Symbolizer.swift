import Foundation
import Glibc
import InterposedCalls

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

  /// How long the program may take, on however slow a machine.
  private static let patience = Duration.seconds(60)

  /// Reads the functions and lines of addresses.
  ///
  /// - Parameters:
  ///   - addresses: The addresses, at most some hundreds.
  ///   - shouldStop: Whether somebody has asked this process to stop.
  /// - Returns: For each address the functions there, innermost first; `nil` when the program fails.
  func functions(
    at addresses: [CodeAddress],
    unless shouldStop: () -> Bool = { false }
  ) -> [[SymbolizedFunction]]? {
    guard !addresses.isEmpty else { return [] }
    let options = [
      "--functions=linkage", "--no-demangle", "--inlining", "--relative-address",
      "--output-style=JSON",
    ]
    guard let answer = answer(to: options + addresses.map(\.question), unless: shouldStop),
      let functions = SymbolizedFunction.lists(json: answer), functions.count == addresses.count
    else { return nil }
    return functions
  }

  /// Runs the program to its end, and gives what it prints; `nil` when it fails.
  ///
  /// It gets nothing of this process's environment, which may name servers to ask.
  private func answer(to arguments: [String], unless shouldStop: () -> Bool) -> Data? {
    var pipes: [Int32] = [-1, -1]
    guard isolation_pipe(&pipes) == 0 else { return nil }
    defer { close(pipes[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    let libraries = getenv("LD_LIBRARY_PATH").map { "LD_LIBRARY_PATH=\(String(cString: $0))" }
    var variables = [libraries].compactMap(\.self).map { strdup($0) } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process: pid_t = 0
    let isStarted = posix_spawn(&process, path, &actions, nil, &words, &variables) == 0
    close(pipes[1])
    guard isStarted else { return nil }
    let answer = Symbolizer.output(of: pipes[0], unless: shouldStop)
    if answer == nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status == 0 ? answer : nil
  }

  /// Reads a pipe to its end; `nil` if that does not come in time.
  private static func output(of pipe: Int32, unless shouldStop: () -> Bool) -> Data? {
    let deadline = ContinuousClock.now + patience
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while ContinuousClock.now < deadline, !shouldStop() {
      var polled = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 100) > 0 else { continue }
      let count = read(pipe, &buffer, buffer.count)
      if count == 0 { return data }
      if count > 0 { data.append(contentsOf: buffer[..<count]) }
    }
    return nil
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

  /// The address as the symbolizer reads it.
  fileprivate var question: String { "CODE \"\(image)\" 0x\(String(offset, radix: 16))" }
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

  /// Reads the symbolizer's answer: a list for each address; `nil` if it makes no sense.
  static func lists(json: Data) -> [[SymbolizedFunction]]? {
    guard let answers = try? JSONDecoder().decode([Answer].self, from: json) else { return nil }
    return answers.map { answer in
      (answer.functions ?? []).filter { !$0.name.isEmpty }.map {
        SymbolizedFunction(
          name: $0.name,
          file: $0.file,
          line: max(0, $0.line),
          startFile: $0.startFile ?? "",
          startLine: max(0, $0.startLine ?? 0)
        )
      }
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

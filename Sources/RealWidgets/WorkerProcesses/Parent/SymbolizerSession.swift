import Foundation
import Glibc

/// A symbolizer that runs from question to question, about the addresses of one program or library.
///
/// Reading the symbols of a large program takes it far longer than an answer; so that is done once. It ends
/// with the session, and with this process.
final class SymbolizerSession {
  private let process: pid_t
  private let socket: Int32

  /// What was read behind the last answer.
  private var rest = Data()

  /// How long an answer may take, on however slow a machine.
  private static let patience = Duration.seconds(60)

  /// Starts a symbolizer; `nil` when it cannot be started.
  ///
  /// It gets nothing of this process's environment, which may name servers to ask.
  init?(_ symbolizer: Symbolizer, image: String) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let arguments = [
      symbolizer.path, "--functions=linkage", "--no-demangle", "--inlining", "--relative-address",
      "--output-style=JSON", "--obj=\(image)",
    ]
    var words = arguments.map { strdup($0) } + [nil]
    let libraries = getenv("LD_LIBRARY_PATH").map { "LD_LIBRARY_PATH=\(String(cString: $0))" }
    var variables = [libraries].compactMap(\.self).map { strdup($0) } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process: pid_t = 0
    guard posix_spawn(&process, symbolizer.path, &actions, nil, &words, &variables) == 0 else {
      close(ends[0])
      return nil
    }
    self.process = process
    socket = ends[0]
  }

  deinit {
    close(socket)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  }

  /// Reads the functions and lines of addresses.
  ///
  /// - Parameters:
  ///   - offsets: The addresses, counted from the image's start; at most some hundreds.
  ///   - shouldStop: Whether somebody has asked this process to stop.
  /// - Returns: For each address the functions there, innermost first; `nil` when the program fails, after
  ///   which the session is of no more use.
  func functions(
    at offsets: [UInt64],
    unless shouldStop: () -> Bool = { false }
  ) -> [[SymbolizedFunction]]? {
    let questions = offsets.map { "CODE 0x\(String($0, radix: 16))\n" }.joined()
    guard send(questions) else { return nil }
    let deadline = ContinuousClock.now + SymbolizerSession.patience
    var answers: [[SymbolizedFunction]] = []
    for _ in offsets {
      guard let line = line(until: deadline, unless: shouldStop),
        let functions = SymbolizedFunction.list(json: line)
      else { return nil }
      answers.append(functions)
    }
    return answers
  }

  private func send(_ text: String) -> Bool {
    var left = Array(text.utf8)[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      left = left.dropFirst(count)
    }
    return true
  }

  /// Reads a line; `nil` if none comes in time.
  private func line(until deadline: ContinuousClock.Instant, unless shouldStop: () -> Bool) -> Data?
  {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while ContinuousClock.now < deadline, !shouldStop() {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return Data(rest[..<end])
      }
      var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 100) > 0 else { continue }
      let count = read(socket, &buffer, buffer.count)
      if count == 0 { return nil }
      if count > 0 { rest.append(contentsOf: buffer[..<count]) }
    }
    return nil
  }
}

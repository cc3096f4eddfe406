import Foundation
import Glibc

/// A running symbolizer that answers several questions about one program or library.
///
/// Reading the symbols of a large program takes far longer than an answer, so it is done once. The
/// symbolizer ends with the session and with this process.
final class SymbolizerSession {
  private let process: pid_t
  private let socket: Int32

  /// The bytes read after the last answer.
  private var rest = Data()

  /// The time limit of an answer, generous for slow machines.
  private static let patience = Duration.seconds(60)

  /// Starts a symbolizer; `nil` if it cannot be started.
  ///
  /// It gets none of this process's environment, which may name debug-info servers.
  init?(_ symbolizer: Symbolizer, image: String) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // One socket is both its input and its output, so closing ours ends it.
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
    // `posix_spawn` copies the strings, so they can go when this scope ends.
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
    // SIGKILL cannot be blocked, so the `waitpid` below returns; only a signal interrupts it.
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  }

  /// Returns the functions at offsets from the image's start (at most a few hundred), innermost
  /// first; `nil` if the program fails, after which the session is unusable.
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
        // A dead symbolizer must fail the call, not raise SIGPIPE here.
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      left = left.dropFirst(count)
    }
    return true
  }

  /// Reads a line; `nil` if none arrives in time.
  private func line(until deadline: ContinuousClock.Instant, unless shouldStop: () -> Bool) -> Data?
  {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while ContinuousClock.now < deadline, !shouldStop() {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return Data(rest[..<end])
      }
      var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      // At most 100 ms, so that a request to stop is noticed soon.
      guard poll(&polled, 1, 100) > 0 else { continue }
      let count = read(socket, &buffer, buffer.count)
      if count == 0 { return nil }
      if count > 0 { rest.append(contentsOf: buffer[..<count]) }
    }
    return nil
  }
}

import Foundation

enum ChildEnd: Hashable, Sendable, CustomStringConvertible {
  case exited(Int32)
  case killed(Int32)

  /// Decodes the status of `waitpid`.
  init(_ status: Int32) {
    self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
  }

  var description: String {
    switch self {
    // A shell exits with 128 + n after signal n ended its command.
    case .exited(let status) where (129...160).contains(status):
      "exited with status \(status), by which a shell reports \(ChildEnd.name(status - 128))"
    case .exited(let status): "exited with status \(status)"
    case .killed(let signal): "was ended by \(ChildEnd.name(signal))"
    }
  }

  private static func name(_ signal: Int32) -> String {
    let names: [Int32: String] = [
      SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
      SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM",
      SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
    ]
    return names[signal].map { "signal \(signal) (\($0))" } ?? "signal \(signal)"
  }
}

import Foundation

/// How a process ended.
enum ChildEnd: Hashable, Sendable, CustomStringConvertible {
  /// It returned a status.
  case exited(Int32)
  /// A signal ended it.
  case killed(Int32)

  /// Reads the status that `waitpid` gives.
  init(_ status: Int32) {
    self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
  }

  /// The status or the signal, by its name where it has one.
  var description: String {
    switch self {
    case .exited(let status) where (129...160).contains(status):
      "exited with status \(status), by which a shell tells of \(ChildEnd.name(status - 128))"
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

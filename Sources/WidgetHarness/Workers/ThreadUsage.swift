import Glibc

/// What the system tells of a thread of another process.
struct ThreadUsage {
  /// The processor time that the thread has used.
  var cpu: Duration

  /// Whether the thread runs, could run, or waits for a disk.
  var isAlive: Bool

  /// Whether the process has a child, which is the runtime's program that examines a crash.
  var isExamined: Bool

  /// Reads the usage of a thread, or of the whole process for thread 0; `nil` when it is gone.
  init?(process: Int32, thread: UInt32) {
    let path = thread == 0 ? "/proc/\(process)" : "/proc/\(process)/task/\(thread)"
    guard let text = Self.read("\(path)/stat"), let end = text.lastIndex(of: ")") else {
      return nil
    }
    // Fields of proc(5) from the third on: the state, then numbers; 14 and 15 are processor times.
    let fields = text[end...].dropFirst(2).split(separator: " ")
    guard fields.count > 12, let user = Int64(fields[11]), let system = Int64(fields[12]) else {
      return nil
    }
    let ticks = Int64(sysconf(Int32(_SC_CLK_TCK)))
    cpu = .microseconds((user + system) * 1_000_000 / ticks)
    isAlive = fields[0] == "R" || fields[0] == "D"
    let owner = thread == 0 ? "\(path)/task/\(process)" : path
    isExamined = !(Self.read("\(owner)/children") ?? "").isEmpty
  }

  private static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let got = Glibc.read(descriptor, &buffer, buffer.count)
    return got < 0 ? nil : String(decoding: buffer[..<got], as: UTF8.self)
  }
}

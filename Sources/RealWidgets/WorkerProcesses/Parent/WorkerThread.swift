import Foundation

/// A thread of another process, as the system shows it.
struct WorkerThread {
  /// The thread's id.
  let id: Int32

  /// Whether the thread runs, could run, or waits for a disk.
  let isBusy: Bool

  /// The processor time that the thread has used.
  let used: Duration

  /// The threads of a process, none if it is gone.
  static func all(of process: Int32) -> [WorkerThread] {
    let folder = "/proc/\(process)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap(Int32.init).sorted().compactMap { id in
      ProcessorTime(path: "\(folder)/\(id)/stat").map {
        WorkerThread(id: id, isBusy: $0.state == "R" || $0.state == "D", used: $0.used)
      }
    }
  }

  /// The thread on which a process most likely loops: busy, with the most processor time.
  static func busiest(of process: Int32) -> WorkerThread? {
    all(of: process).max { ($0.isBusy ? 1 : 0, $0.used) < ($1.isBusy ? 1 : 0, $1.used) }
  }
}

/// What a file of proc(5) says of the processor time of a process or thread.
struct ProcessorTime {
  /// The letter of the state, such as `R`.
  let state: Substring

  /// The time used, in the system's ticks of some milliseconds.
  let used: Duration

  /// Reads the time of a whole process, `nil` when it is gone.
  init?(process: Int32) {
    self.init(path: "/proc/\(process)/stat")
  }

  /// Reads a file, `nil` when the process or thread is gone.
  init?(path: String) {
    guard let text = Self.read(path), let end = text.lastIndex(of: ")") else { return nil }
    // The fields from the third on: the state, then numbers, of which the times are 14 and 15.
    let fields = text[end...].dropFirst(2).split(separator: " ")
    guard fields.count > 12, let user = Int64(fields[11]), let system = Int64(fields[12]) else {
      return nil
    }
    state = fields[0]
    used = .microseconds((user + system) * 1_000_000 / Int64(sysconf(Int32(_SC_CLK_TCK))))
  }

  /// Files of this kind have no size, so that they are read to their end.
  static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let got = Foundation.read(descriptor, &buffer, buffer.count)
    return got < 0 ? nil : String(decoding: buffer[..<got], as: UTF8.self)
  }
}

/// The runtime's program that looks at a crash.
enum CrashProbe {
  /// Whether it looks at a process, of which it is the only child.
  static func isRunning(_ process: Int32) -> Bool {
    WorkerThread.all(of: process).contains {
      ProcessorTime.read("/proc/\(process)/task/\($0.id)/children")?.isEmpty == false
    }
  }
}

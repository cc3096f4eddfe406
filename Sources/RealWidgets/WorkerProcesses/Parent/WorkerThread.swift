import Foundation

/// A thread of another process, as the system shows it.
struct WorkerThread {
  let id: Int32

  /// True if the thread runs, could run, or waits for a disk.
  let isBusy: Bool

  let used: Duration

  static func all(of process: Int32) -> [WorkerThread] {
    let folder = "/proc/\(process)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap(Int32.init).sorted().compactMap { id in
      ProcessorTime(path: "\(folder)/\(id)/stat").map {
        WorkerThread(id: id, isBusy: $0.state == "R" || $0.state == "D", used: $0.used)
      }
    }
  }

  /// Returns the thread that most likely loops: busy, with the most processor time.
  static func busiest(of process: Int32) -> WorkerThread? {
    all(of: process).max { ($0.isBusy ? 1 : 0, $0.used) < ($1.isBusy ? 1 : 0, $1.used) }
  }
}

/// The processor time of a process or thread, from a proc(5) file.
struct ProcessorTime {
  /// The letter of the state, such as `R`.
  let state: Substring

  let used: Duration

  init?(process: Int32) {
    self.init(path: "/proc/\(process)/stat")
  }

  /// Reads a file, `nil` if the process or thread is gone.
  init?(path: String) {
    guard let text = Self.read(path), let end = text.lastIndex(of: ")") else { return nil }
    // After the name come the state and numbers; fields 14 and 15 of the line are the times.
    let fields = text[end...].dropFirst(2).split(separator: " ")
    guard fields.count > 12, let user = Int64(fields[11]), let system = Int64(fields[12]) else {
      return nil
    }
    state = fields[0]
    used = .microseconds((user + system) * 1_000_000 / Int64(sysconf(Int32(_SC_CLK_TCK))))
  }

  /// Reads a file of proc(5) in one call, since its size is reported as 0.
  static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let got = Foundation.read(descriptor, &buffer, buffer.count)
    return got < 0 ? nil : String(decoding: buffer[..<got], as: UTF8.self)
  }
}

/// The runtime's program that examines a crash.
enum CrashProbe {
  /// True if it examines a process, whose only child it is.
  static func isRunning(_ process: Int32) -> Bool {
    WorkerThread.all(of: process).contains {
      ProcessorTime.read("/proc/\(process)/task/\($0.id)/children")?.isEmpty == false
    }
  }
}

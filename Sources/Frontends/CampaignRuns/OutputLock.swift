import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The right to write into an output folder, held until the run or its process ends.
///
/// It is a lock of the system on the folder itself, so it leaves no file, and a killed process
/// leaves no lock.
struct OutputLock: ~Copyable {
  private let descriptor: Int32

  /// Takes the right.
  ///
  /// - Throws: ``CommandError`` if another run holds it.
  init(on folder: String) throws {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // If the file system has no locks, the run starts without one.
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else {
      return
    }
    close(descriptor)
    throw CommandError.usage(
      "another run is writing into \(folder); wait for its end, or choose another folder with --output"
    )
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

/// The temporary files that a killed process left.
enum LeftPartialFiles {
  /// Removes the temporary files in a folder whose process is gone.
  static func remove(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      guard let process = writer(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Returns the process that wrote a file such as `report.html.4711-0.partial`.
  static func writer(of name: String) -> Int32? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts.last == "partial" else { return nil }
    let numbers = parts[parts.count - 2].split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = Int32(numbers[0]), process > 0,
      Int(numbers[1]) != nil
    else { return nil }
    return process
  }
}

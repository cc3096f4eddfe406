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

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads files by the system's own calls, so that a failure has the system's own reason.
enum FileReading {
  /// Why the system refused.
  struct Failure: Error {
    /// The system's words.
    let reason: String

    /// The failure of the call that was made last.
    static var ofLastCall: Failure { Failure(reason: String(cString: strerror(errno))) }
  }

  /// Whether a path leads to a directory that may be listed; links are followed.
  static func isDirectory(_ path: String) throws(Failure) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .ofLastCall }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofLastCall }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .ofLastCall }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .ofLastCall
      }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= maximumSize else {
        throw Failure(reason: "it is larger than \(maximumSize) bytes")
      }
    }
  }

  /// No corpus file comes near this many bytes; a device that never ends does.
  private static let maximumSize = 256 << 20
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads files with system calls, so that a failure has the system's own reason.
enum FileReading {
  struct Failure: Error {
    let reason: String

    static var ofLastCall: Failure { Failure(reason: String(cString: strerror(errno))) }
  }

  /// Returns true if a path leads to a readable directory; links are followed.
  static func isDirectory(_ path: String) throws(Failure) -> Bool {
    // `O_NONBLOCK`, because opening a pipe would otherwise wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .ofLastCall }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofLastCall }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns a regular file's bytes, following links; throws for a pipe, which might never end.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .ofLastCall }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofLastCall }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(reason: "it is not a regular file, so that reading it might never end")
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 else {
        // A signal interrupted the call: try again.
        if errno == EINTR { continue }
        throw .ofLastCall
      }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= maximumSize else {
        throw Failure(reason: "it is larger than \(maximumSize) bytes")
      }
    }
  }

  /// Far more bytes than any corpus file has; the limit keeps memory in bounds.
  private static let maximumSize = 256 << 20
}

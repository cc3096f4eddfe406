#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes files atomically.
///
/// The bytes are flushed to a temporary file next to the target, which is then renamed; a failure
/// leaves the old file unchanged. Special files, such as pipes, are written directly.
public enum AtomicFile {
  /// Writes a string in UTF-8, or throws an ``AtomicFileError`` with the system's reason.
  public static func write(_ text: String, to path: String) throws(AtomicFileError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes, or throws an ``AtomicFileError`` with the path and the system's reason.
  public static func write(_ bytes: [UInt8], to path: String) throws(AtomicFileError) {
    // A file over the limit of `ulimit -f` should be an ordinary error, not kill the process.
    _ = signal(SIGXFSZ, SIG_IGN)
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return try writeInto(path, bytes)
    }
    let target = resolved(path)
    let (temporary, descriptor) = try create(beside: target)
    do {
      try fill(descriptor, bytes, path)
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let reason = lastReason
      unlink(temporary)
      throw .cannotReplace(path: path, reason: reason)
    }
    let folder = folder(of: target)
    flushDirectory(folder)
    removeLeftovers(in: folder)
  }

  /// Returns the target of a link, so that writing replaces the file and not the link.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func create(
    beside path: String
  ) throws(AtomicFileError) -> (path: String, descriptor: Int32) {
    // Another writer of this process may use the first names; 1000 leftovers mean a real problem.
    for attempt in 0..<1000 {
      let temporary = "\(path).\(getpid())-\(attempt).partial"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      guard errno == EEXIST else { throw .cannotCreate(path: path, reason: lastReason) }
    }
    throw .cannotCreate(path: path, reason: "too many temporary files are left over beside it")
  }

  private static func writeInto(_ path: String, _ bytes: [UInt8]) throws(AtomicFileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: lastReason) }
    try fill(descriptor, bytes, path, isDevice: true)
  }

  private static func fill(
    _ descriptor: Int32,
    _ bytes: [UInt8],
    _ path: String,
    isDevice: Bool = false
  ) throws(AtomicFileError) {
    var failure: String?
    var written = 0
    while failure == nil, written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        #if canImport(Darwin)
          Darwin.write(descriptor, $0.baseAddress, $0.count)
        #else
          Glibc.write(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      if count > 0 {
        written += count  // A short write is not an error; the next call reports one, if any.
      } else if count == 0 {
        failure = "the system took only \(written) of \(bytes.count) bytes"
      } else if errno != EINTR {
        failure = lastReason
      }
    }
    // Devices may not support `fsync`, which is not an error.
    if failure == nil, fsync(descriptor) != 0, !isDevice { failure = lastReason }
    // An interrupted `close` is harmless, because `fsync` has flushed the bytes.
    if close(descriptor) != 0, failure == nil, errno != EINTR { failure = lastReason }
    if let failure { throw .cannotWrite(path: path, reason: failure) }
  }

  /// Flushes the directory entry to disk, as far as the file system supports it.
  private static func flushDirectory(_ directory: String) {
    let descriptor = open(directory, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  private static var lastReason: String { String(cString: strerror(errno)) }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes whole files or nothing.
///
/// The text goes into a temporary file beside the final name, is brought to the disk, and then takes
/// the name. Whatever goes wrong before that leaves what stood under the name as it was, and removes
/// the temporary. What is no regular file, such as a pipe or a device, is written straight into.
public enum AtomicFile {
  /// Writes a text in UTF-8 under a path.
  ///
  /// - Throws: ``AtomicFileError`` with the path and the system's reason.
  public static func write(_ text: String, to path: String) throws(AtomicFileError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes under a path.
  ///
  /// - Throws: ``AtomicFileError`` with the path and the system's reason.
  public static func write(_ bytes: [UInt8], to path: String) throws(AtomicFileError) {
    // A file over the limit of `ulimit -f` should be an error like others, not the end of the process.
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
    settleDirectory(of: target)
  }

  /// Where a link leads, so that writing replaces the file and not the link.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Opens a new file whose name nobody else uses.
  private static func create(
    beside path: String
  ) throws(AtomicFileError) -> (path: String, descriptor: Int32) {
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

  /// Writes everything, brings it to the disk and closes the file.
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
        written += count  // A short write is no fault: the next one tells the reason, if any.
      } else if count == 0 {
        failure = "the system took only \(written) of \(bytes.count) bytes"
      } else if errno != EINTR {
        failure = lastReason
      }
    }
    if failure == nil, fsync(descriptor) != 0, !isDevice { failure = lastReason }
    if close(descriptor) != 0, failure == nil, errno != EINTR { failure = lastReason }
    if let failure { throw .cannotWrite(path: path, reason: failure) }
  }

  /// Brings the new name to the disk too; a file system that cannot is none the worse for it.
  private static func settleDirectory(of path: String) {
    let slash = path.lastIndex(of: "/")
    let directory = slash.map { String(path[...$0]) } ?? "."
    let descriptor = open(directory, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static var lastReason: String { String(cString: strerror(errno)) }
}

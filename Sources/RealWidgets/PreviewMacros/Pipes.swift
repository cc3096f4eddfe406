import Glibc

/// Reads bytes from the standard input; `nil` at its end.
func read(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var filled = 0
  // `read` may return fewer bytes than requested, as pipes often do.
  while filled < count {
    let more = bytes.withUnsafeMutableBytes {
      Glibc.read(0, $0.baseAddress?.advanced(by: filled), count - filled)
    }
    guard more > 0 else { return nil }
    filled += more
  }
  return bytes
}

/// Writes a message to the standard output, preceded by its length in eight bytes, lowest first.
func send(_ message: String) {
  let body = Array(message.utf8)
  let bytes = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body
  var written = 0
  while written < bytes.count {
    let more = bytes.withUnsafeBytes {
      write(1, $0.baseAddress?.advanced(by: written), bytes.count - written)
    }
    // A failed write means that the compiler has gone.
    guard more > 0 else { return }
    written += more
  }
}

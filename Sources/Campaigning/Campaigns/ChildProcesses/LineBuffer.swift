import Foundation

/// The unread bytes of a pipe.
struct LineBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  /// The index up to which no line feed was found.
  private var searched = 0

  var count: Int { bytes.count - start }

  /// Removes and returns the first line without its line feed; `nil` if no line is complete.
  mutating func takeLine() -> [UInt8]? {
    let found = bytes.withUnsafeBytes { all -> Int? in
      guard searched < all.count, let base = all.baseAddress else { return nil }
      // The pointers are used only inside the closure, while `bytes` cannot change.
      return memchr(base + searched, 0x0A, all.count - searched).map { UnsafeRawPointer($0) - base }
    }
    guard let end = found else {
      searched = bytes.count
      return nil
    }
    let line = Array(bytes[start..<end])
    start = end + 1
    searched = start
    if start == bytes.count { removeAll() }
    return line
  }

  mutating func takeRest() -> [UInt8]? {
    guard count > 0 else { return nil }
    defer { removeAll() }
    return Array(bytes[start...])
  }

  /// Reads the available bytes of a pipe; returns true if more may come.
  mutating func read(from descriptor: Int32) -> Bool {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    // The default capacity of a pipe on Linux: one read usually empties it.
    let room = 1 << 16
    let before = bytes.count
    var got = 0
    bytes.reserveCapacity(before + room)
    withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { buffer in
      got = Foundation.read(descriptor, buffer.baseAddress, room)
      if got > 0 { bytes.append(contentsOf: buffer[..<got]) }
    }
    if got < 0 { return errno == EAGAIN || errno == EINTR }
    return got > 0
  }

  private mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    (start, searched) = (0, 0)
  }
}

import Foundation

/// What came through a pipe and was not taken yet.
struct LineBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  /// How far the bytes were looked through without finding the end of a line.
  private var searched = 0

  /// The bytes that were not taken yet.
  var count: Int { bytes.count - start }

  /// Takes the first line out, without its end; `nil` when none is there whole.
  mutating func takeLine() -> [UInt8]? {
    let found = bytes.withUnsafeBytes { all -> Int? in
      guard searched < all.count, let base = all.baseAddress else { return nil }
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

  /// Takes all out that has no end of a line yet; `nil` when there is nothing.
  mutating func takeRest() -> [UInt8]? {
    guard count > 0 else { return nil }
    defer { removeAll() }
    return Array(bytes[start...])
  }

  /// Reads what is in a pipe, as much as there is at once.
  ///
  /// - Returns: Whether more may come.
  mutating func read(from descriptor: Int32) -> Bool {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
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

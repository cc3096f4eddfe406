import Glibc

/// The last part of a worker's output; reading it keeps the worker from blocking on a full pipe.
struct OutputTail {
  private let bound: Int
  private var bytes: [UInt8] = []

  /// False after the pipe was closed.
  private(set) var isOpen = true

  init(bound: Int) {
    self.bound = bound
  }

  /// The text, with replacement characters for invalid UTF-8.
  var text: String { String(decoding: bytes.suffix(bound), as: UTF8.self) }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Reads the pipe until it is empty and keeps only the last part.
  mutating func drain(_ pipe: Int32) {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    // Bounded, because a worker that prints without end must not keep its parent here.
    for _ in 0..<64 where isOpen {
      var polled = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 0) > 0 else { return }
      let got = read(pipe, &buffer, buffer.count)
      guard got > 0 else {
        isOpen = got < 0 && errno == EINTR
        return
      }
      bytes.append(contentsOf: buffer[..<got])
      // Twice the bound, so that the bytes move once per `bound` bytes and not on each read.
      if bytes.count > 2 * bound { bytes.removeFirst(bytes.count - bound) }
    }
  }
}

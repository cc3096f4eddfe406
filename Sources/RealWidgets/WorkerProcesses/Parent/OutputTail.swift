import Glibc

/// The last of what a worker prints; reading it keeps the worker from ever waiting to print.
struct OutputTail {
  private let bound: Int
  private var bytes: [UInt8] = []

  /// Whether more may come.
  private(set) var isOpen = true

  init(bound: Int) {
    self.bound = bound
  }

  /// The text, with replacements where it is not UTF-8.
  var text: String { String(decoding: bytes.suffix(bound), as: UTF8.self) }

  /// Forgets what was read.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Takes what is in the pipe and drops all but the last of it.
  mutating func drain(_ pipe: Int32) {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    // A worker that prints without end must not keep its parent here.
    for _ in 0..<64 where isOpen {
      var polled = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 0) > 0 else { return }
      let got = read(pipe, &buffer, buffer.count)
      guard got > 0 else {
        isOpen = got < 0 && errno == EINTR
        return
      }
      bytes.append(contentsOf: buffer[..<got])
      if bytes.count > 2 * bound { bytes.removeFirst(bytes.count - bound) }
    }
  }
}

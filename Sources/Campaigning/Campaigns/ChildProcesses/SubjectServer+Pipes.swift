import Foundation
import WidgetModel
import WidgetRuntime

extension SubjectServer {
  /// Answers the lines of one descriptor on another until the input ends.
  ///
  /// All replies are written before the next read, because the other side may wait for them. The
  /// transcript has `> ` before messages and `< ` before replies. A failed write throws
  /// ``PipeError``.
  package mutating func serve(
    input: Int32,
    output: Int32,
    transcript: Int32? = nil
  ) throws(PipeError) {
    var buffer = LineBuffer()
    var replies = MessageWriter()
    var said: [UInt8] = []
    while true {
      while let line = buffer.takeLine() {
        let before = replies.bytes.count
        if answer(line, into: &replies) { replies.endLine() }
        guard transcript != nil else { continue }
        said += [UInt8(ascii: ">"), UInt8(ascii: " ")] + line + [UInt8(ascii: "\n")]
        let reply = replies.bytes[before...]
        if !reply.isEmpty { said += [UInt8(ascii: "<"), UInt8(ascii: " ")] + reply }
      }
      if let transcript { try write(said[...], to: transcript, PipeError.transcript) }
      said.removeAll(keepingCapacity: true)
      try write(replies.bytes, to: output, PipeError.output)
      replies.removeAll()
      guard buffer.read(from: input) else { return }
    }
  }

  private func write(
    _ bytes: ArraySlice<UInt8>,
    to descriptor: Int32,
    _ problem: (String) -> PipeError
  ) throws(PipeError) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress.map { $0 + sent }, bytes.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno == EPIPE {
        // A reader that stops early is not an error; the end of the input follows soon.
        return
      } else if errno != EINTR {
        throw problem(String(cString: strerror(errno)))
      }
    }
  }
}

package enum PipeError: Error, Hashable {
  case output(String)
  case transcript(String)
}

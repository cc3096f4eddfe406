import Foundation
import WidgetModel
import WidgetRuntime

/// What was said last in a conversation, for whoever has to tell why it ended.
struct ConversationTail {
  /// What went one way and came the other.
  private struct Exchange {
    var sent: MessageWriter
    var heard: [UInt8]?
  }

  /// How many exchanges are kept.
  private static let kept = 2

  private var exchanges: [Exchange] = []
  private var errors: [UInt8] = []

  /// Takes what was sent, and leaves an empty writer behind.
  mutating func say(_ writer: inout MessageWriter) {
    var empty = MessageWriter()
    if exchanges.count == ConversationTail.kept {
      empty = exchanges.removeFirst().sent
      empty.removeAll()
    }
    swap(&empty, &writer)
    exchanges.append(Exchange(sent: empty, heard: nil))
  }

  /// Takes what came back.
  mutating func hear(_ line: [UInt8]) {
    guard !exchanges.isEmpty else { return }
    exchanges[exchanges.count - 1].heard = line
  }

  /// Reads what stands on standard error; tells whether more may come.
  mutating func readErrors(from descriptor: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let got = read(descriptor, &buffer, buffer.count)
    if got < 0 { return errno == EAGAIN || errno == EINTR }
    errors.append(contentsOf: buffer[..<got])
    if errors.count > 1 << 14 { errors.removeFirst(errors.count - 1 << 13) }
    return got > 0
  }

  /// The last lines of standard error, where a program mostly says why it ended, then the last messages; a
  /// line each.
  var lines: [String] {
    let errors = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    var lines = errors.suffix(5).map { "  " + $0.prefix(200) }
    if !lines.isEmpty { lines.insert("its standard error:", at: 0) }
    guard !exchanges.isEmpty else { return lines }
    lines.append("the last messages:")
    for exchange in exchanges {
      let sent = exchange.sent.bytes.split(separator: UInt8(ascii: "\n"))
      lines += sent.suffix(2).map { "  > " + ConversationTail.shortened(Array($0)) }
      if let heard = exchange.heard { lines.append("  < " + ConversationTail.shortened(heard)) }
    }
    return lines
  }

  /// A line with its beginning alone where it is long; what is not UTF-8 is replaced.
  static func shortened(_ line: [UInt8]) -> String {
    let limit = 160
    guard line.count > limit else { return String(decoding: line, as: UTF8.self) }
    return String(decoding: line.prefix(limit), as: UTF8.self) + "…"
  }
}

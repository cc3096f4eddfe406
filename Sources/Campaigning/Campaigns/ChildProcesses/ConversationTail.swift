import Foundation
import WidgetModel
import WidgetRuntime

struct ConversationTail {
  /// Messages that were sent together, and their reply.
  private struct Exchange {
    var sent: MessageWriter
    var heard: [UInt8]?
  }

  private static let kept = 2

  private var exchanges: [Exchange] = []
  private var errors: [UInt8] = []

  /// Keeps sent messages, and leaves an empty writer behind.
  mutating func say(_ writer: inout MessageWriter) {
    var empty = MessageWriter()
    if exchanges.count == ConversationTail.kept {
      empty = exchanges.removeFirst().sent
      empty.removeAll()
    }
    swap(&empty, &writer)
    exchanges.append(Exchange(sent: empty, heard: nil))
  }

  /// Keeps a reply.
  mutating func hear(_ line: [UInt8]) {
    guard !exchanges.isEmpty else { return }
    exchanges[exchanges.count - 1].heard = line
  }

  /// Reads available standard error; returns true if more may come.
  mutating func readErrors(from descriptor: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let got = read(descriptor, &buffer, buffer.count)
    if got < 0 { return errno == EAGAIN || errno == EINTR }
    errors.append(contentsOf: buffer[..<got])
    // Drop the oldest half in one step: only the last lines are reported.
    if errors.count > 1 << 17 { errors.removeFirst(errors.count - 1 << 16) }
    return got > 0
  }

  /// The useful lines of standard error, then the last messages.
  var lines: [String] {
    let errors = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    var lines = ConversationTail.telling(errors).map { "  " + $0.prefix(200) }
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

  /// Returns the first lines, of a Swift trap if there is one, and the last, which usually say why.
  private static func telling(_ lines: [Substring]) -> [Substring] {
    let (first, last) = (3, 5)
    guard lines.count > first + last else { return lines }
    let rest = lines.dropLast(last)
    let trap = rest.lastIndex { $0.contains("Fatal error") } ?? 0
    let told = rest[trap...].prefix(first)
    return (trap > 0 ? ["…"] : []) + told + (told.endIndex < rest.endIndex ? ["…"] : [])
      + lines.suffix(last)
  }

  /// Returns a line, truncated if it is long; invalid UTF-8 is replaced.
  static func shortened(_ line: [UInt8]) -> String {
    let limit = 160
    guard line.count > limit else { return String(decoding: line, as: UTF8.self) }
    return String(decoding: line.prefix(limit), as: UTF8.self) + "…"
  }
}

import RunRecord
import WidgetModel

/// The output of a worker during a case, as a finding shows it.
package struct PrintedText {
  let lines: [String]

  let events: [TraceLine]

  package static let eventSign = "\u{1E}event "

  private static let limit = 20

  init(_ text: String) {
    var events: [TraceLine] = []
    var printed: [String] = []
    var first: Int64?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix(PrintedText.eventSign) else {
        printed.append(PrintedText.plain(line))
        continue
      }
      let parts = line.dropFirst(PrintedText.eventSign.count).split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = Int64(parts[0]),
        let json = try? JSON(parsing: String(parts[1])),
        var event = try? JSONReader.value(TraceLine.self, from: json)
      else { continue }
      let start = first ?? number
      first = start
      event.cause = max(-1, event.cause - start)
      events.append(event)
    }
    while printed.last?.isEmpty == true { printed.removeLast() }
    lines = Array(printed.suffix(PrintedText.limit))
    self.events = events
  }

  /// The function whose continuation leaked last, from the Swift runtime's message.
  var leakedFunction: String? {
    let mark = "CONTINUATION MISUSE: "
    guard let line = lines.last(where: { $0.contains(mark) && $0.contains(" leaked its cont") }),
      let start = line.firstRange(of: mark)?.upperBound
    else { return nil }
    let name = line[start...].prefix { $0 != "(" && $0 != " " }
    return name.isEmpty ? nil : String(name)
  }

  /// Removes the parts of a line that differ between runs: addresses and process ids.
  private static func plain(_ line: Substring) -> String {
    String(line.prefix(400)).replacing(/0x[0-9a-f]+/, with: "0x…")
      .replacing(#/\[[0-9]+:[0-9a-f]+\] /#, with: "")
  }
}

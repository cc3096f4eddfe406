import WidgetModel

/// The rows for inputs and effects in the article about messages.
enum MessageRows {
  /// The kinds of events that no message has.
  static let unsaid: [EventKind] = [.asked, .did]

  /// Returns the kinds of events that have no row in an article.
  static func missing(in article: String) -> [EventKind] {
    EventKind.allCases.filter { kind in
      !unsaid.contains(kind) && !article.contains("\n| `\(kind.rawValue)` |")
    }
  }

  /// Returns an article with a row for each event: the missing ones, in words of lists, end their
  /// tables.
  static func completing(_ article: String) -> String {
    var lines = article.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for kind in missing(in: article) {
      let heading = EventKinds.inputs.contains(kind) ? "## Inputs" : "## Effects"
      guard let start = lines.firstIndex(of: heading),
        let end = lines[start...].firstIndex(where: { $0.hasPrefix("|---") }),
        let place = lines[end...].firstIndex(where: { !$0.hasPrefix("|") })
      else { continue }
      lines.insert(row(of: kind), at: place)
    }
    return lines.joined(separator: "\n")
  }

  private static func row(of kind: EventKind) -> String {
    if let effect = Effect.plain(kind) {
      let event = TraceEvent(instant: .start, wall: .defaultStart, cause: -1, body: .effect(effect))
      return "| `\(kind.rawValue)` | \(words(event)) | `\(JSONWriter.json(effect, .message))` |"
    }
    let input = Input.plain(kind) ?? .woke
    let event = TraceEvent(instant: .start, wall: .defaultStart, cause: -1, body: .input(input))
    return "| `\(kind.rawValue)` | \(words(event)) | `\(JSONWriter.json(input, .message))` |"
  }

  private static func words(_ event: TraceEvent) -> String { event.words(in: Trace()).text }
}

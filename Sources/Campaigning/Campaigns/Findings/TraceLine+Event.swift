import RunRecord
import WidgetModel

extension TraceLine {
  /// Creates the line of an event.
  public init(_ event: TraceEvent, in trace: Trace) {
    self.init()
    let words = event.words(in: trace)
    at = event.instant.microseconds
    clock = event.wall.description
    cause = Int64(event.cause)
    kind = event.kind.rawValue
    (name, text, lane) = (words.name, words.text, words.lane)
    placement = event.placement.map { Int64($0.number) } ?? -1
  }

  /// Returns the lines of some events in O(events), each with its placed widget, which an answer
  /// names only through its request.
  public static func lines(of trace: Trace, _ range: Range<Int>) -> [TraceLine] {
    var owners: [RequestID: PlacementID] = [:]
    var lines: [TraceLine] = []
    lines.reserveCapacity(range.count)
    for (index, event) in trace.events.enumerated() where index < range.upperBound {
      if case .effect(.requested(let id, _, let subject)) = event.body {
        owners[id] = subject.placement
      }
      guard index >= range.lowerBound else { continue }
      var line = TraceLine(event, in: trace)
      if line.placement < 0, let owner = event.request.flatMap({ owners[$0] }) {
        line.placement = Int64(owner.number)
      }
      lines.append(line)
    }
    return lines
  }
}

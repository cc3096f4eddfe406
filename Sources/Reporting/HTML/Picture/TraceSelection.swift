import RunRecord

/// The events of a trace that are drawn, to keep a picture readable and small: the latest causal
/// path to the breaking event first, then its neighbours, then the beginning.
struct TraceSelection {
  let indices: [Int]

  /// The causal path to the breaking event, from its root, limited to the trace.
  let path: [Int]

  /// Selects events in O(events).
  init(_ finding: FindingLine, limit: Int) {
    let trace = finding.trace
    path = TraceSelection.path(to: Int(clamping: finding.event), in: trace)
    guard trace.count > limit else {
      indices = Array(trace.indices)
      return
    }
    var isChosen = [Bool](repeating: false, count: trace.count)
    var rest = limit
    func choose(_ candidates: some Sequence<Int>, atMost: Int) {
      var allowed = min(rest, atMost)
      for index in candidates where allowed > 0 && trace.indices.contains(index) {
        if isChosen[index] { continue }
        isChosen[index] = true
        allowed -= 1
        rest -= 1
      }
    }
    let focus =
      finding.event >= 0 ? min(Int(clamping: finding.event), trace.count) : trace.count - 1
    choose(path.reversed(), atMost: limit / 2)
    choose(focus...(focus + limit / 8), atMost: limit / 8)
    choose((0...max(0, focus)).reversed(), atMost: limit / 4)
    choose(trace.indices, atMost: limit)
    indices = trace.indices.filter { isChosen[$0] }
  }

  private static func path(to event: Int, in trace: [TraceLine]) -> [Int] {
    var path: [Int] = []
    var next = event
    while trace.indices.contains(next) {
      path.append(next)
      let cause = Int(clamping: trace[next].cause)
      // Causes come before their effects; a malformed record must not loop forever.
      guard cause < next else { break }
      next = cause
    }
    return path.reversed()
  }
}

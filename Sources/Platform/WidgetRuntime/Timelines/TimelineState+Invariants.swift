extension TimelineState {
  /// The inconsistencies, empty when valid, found in O(entries in effect).
  var contradictions: [String] {
    var found = shown.contradictions + waiting.contradictions
    if waiting.timeline != nil, waiting.reached > 0 {
      found.append("a timeline waits though its first date was reached")
    }
    return found
  }
}

extension Playback {
  /// The inconsistencies, empty when valid, found in O(moments).
  public var contradictions: [String] {
    var found: [String] = []
    if timeline == nil, !moments.isEmpty { found.append("entries without a timeline") }
    if !(0...moments.count).contains(reached) {
      found.append("entry \(reached) of \(moments.count) reached")
    }
    if zip(moments, moments.dropFirst()).contains(where: { $0.date >= $1.date }) {
      found.append("entries out of order: \(moments.map(\.entry))")
    }
    return found
  }
}

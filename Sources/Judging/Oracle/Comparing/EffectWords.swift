import WidgetModel

/// Describes effects, with the numbers of the model that made them.
struct EffectWords {
  private let trace: Trace
  private let firstCame: Int
  private let came: [Effect]

  /// Creates the words for a run; `firstCame` is the index of the first effect in the trace.
  init(_ trace: Trace, firstCame: Int, came: [Effect]) {
    self.trace = trace
    self.firstCame = firstCame
    self.came = came
  }

  /// Returns the words for an effect that happened, by its index in the trace.
  func text(ofCame event: Int) -> String { text(came[event - firstCame]) }

  /// Returns the words for an effect that was due; a request is named only by its kind.
  func text(ofDue effect: Effect) -> String { text(effect) }

  /// Returns the placed widget that an effect or its request names.
  func placement(of effect: Effect, _ requests: RequestHistory) -> PlacementID? {
    if let id = event(effect).placement { return id.number < 0 ? nil : id }
    guard let id = event(effect).request, requests.made.indices.contains(Int(id.number))
    else { return nil }
    return requests.made[Int(id.number)].placement
  }

  /// Returns the differing fields of two effects whose words are equal, to append to the words;
  /// empty if one is missing or the words differ.
  func fields(of due: Effect?, and came: Effect?) -> (due: String, came: String) {
    guard let due, let came, due.kind == came.kind, text(due) == text(came) else {
      return ("", "")
    }
    let members = EffectWords.differing(EffectWords.members(due), EffectWords.members(came))
    func words(_ members: [JSON.Member]) -> String {
      members.map { ", \($0.name) \($0.value)" }.joined()
    }
    return (words(members.map(\.0)), words(members.map(\.1)))
  }

  private static func members(_ effect: Effect) -> [JSON.Member] {
    var writer = JSONWriter(.message)
    var copy = effect
    try? copy.visit(&writer)  // A writer never throws.
    return writer.members
  }

  /// Returns the members in which two lists differ, recursively, except the subject's own request
  /// number.
  private static func differing(
    _ left: [JSON.Member],
    _ right: [JSON.Member]
  ) -> [(JSON.Member, JSON.Member)] {
    zip(left, right).filter { $0.name != "request" && $0 != $1 }.flatMap { left, right in
      guard case .object(let own) = left.value, case .object(let others) = right.value else {
        return [(left, right)]
      }
      return differing(own, others)
    }
  }

  private func text(_ effect: Effect) -> String { event(effect).words(in: trace).text }

  private func event(_ effect: Effect) -> TraceEvent {
    TraceEvent(instant: .start, wall: .defaultStart, cause: -1, body: .effect(effect))
  }
}

import WidgetModel

/// Says effects in words, each with the numbers of whoever made it.
struct EffectWords {
  private let trace: Trace
  private let firstCame: Int
  private let came: [Effect]

  /// Takes the tables of a run and the effects that came, with the place of the first in the trace.
  init(_ trace: Trace, firstCame: Int, came: [Effect]) {
    self.trace = trace
    self.firstCame = firstCame
    self.came = came
  }

  /// The words of an effect that came, by its place in the trace.
  func text(ofCame event: Int) -> String { text(came[event - firstCame]) }

  /// The words of an effect that was due.
  ///
  /// A request that was due has no number of the subject's: it is named by its kind alone.
  func text(ofDue effect: Effect) -> String { text(effect) }

  /// The placed widget that an effect is about, by its own word or its request's.
  func placement(of effect: Effect, _ requests: RequestHistory) -> PlacementID? {
    if let id = event(effect).placement { return id.number < 0 ? nil : id }
    guard let id = event(effect).request, requests.made.indices.contains(Int(id.number))
    else { return nil }
    return requests.made[Int(id.number)].placement
  }

  /// The fields in which an effect that came differs from the one that was due, where their words are the same.
  ///
  /// - Returns: What to add to the words of each, nothing where one is missing or the words differ.
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

  /// The members in which two lists differ, of nested objects their members; the number of a request is the subject's
  /// own.
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

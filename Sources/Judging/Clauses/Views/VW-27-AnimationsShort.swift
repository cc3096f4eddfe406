import WidgetModel

/// An animation lasts at most two seconds.
struct AnimationsShort: ViewClause {
  enum Situation: String, ClauseWord {
    case short = "no animation of more than two seconds"
    case long = "an animation of more than two seconds"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
    case activity = "in a presentation of a Live Activity"
  }

  static let optional: [Situation] = [.long, .placeholder, .snapshot, .activity]

  enum Violation: String, ClauseWord {
    case tooLong = "too long"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-27.view",
    title: "animations last at most two seconds",
    statement: """
      No view has an animation that lasts longer than two seconds or repeats forever. Delays do \
      not count.
      """,
    level: .exception(.recommended, because: "the system cuts a longer one short"),
    party: .view,
    facts: [.vw27, .sd09],
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    advice: """
      Leave the animation to the system, or give it a duration of two seconds or less.
      """
  )

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    let limit = PlatformFigures.longestAnimation
    let animations = tree.attributes.lazy.filter { $0.name == .animation }
    guard let attribute = animations.first(where: { AnimationsShort.isLong($0.value, limit) })
    else {
      return .kept(.short)
    }
    return .broken(
      .long,
      .tooLong,
      place: tree.place(of: attribute),
      comparing: Comparison(expected: "at most \(limit)", actual: attribute.value),
      message: "the animation \(attribute.value) lasts longer than \(limit)"
    )
  }

  /// Returns true if an animation, such as `easeIn 3s speed 2`, lasts longer than `limit`.
  private static func isLong(_ animation: String, _ limit: Interval) -> Bool {
    let words = animation.split(separator: " ")
    if words.contains("repeatForever") { return true }
    guard words.count > 1, words[1].hasSuffix("s"), let seconds = Double(words[1].dropLast()) else {
      return false
    }
    func number(after word: String) -> Double {
      words.firstIndex(of: word[...]).flatMap {
        words.indices.contains($0 + 1) ? Double(words[$0 + 1]) : nil
      } ?? 1
    }
    let speed = number(after: "speed")
    guard speed > 0 else { return false }
    return seconds * number(after: "repeat") / speed * 1_000_000 > Double(limit.microseconds)
  }
}

import WidgetModel

/// Describes the difference between two timelines that should be equal.
struct TimelineComparison {
  private let left: KnownTimeline
  private let right: KnownTimeline
  private let asked: WallDate

  /// Compares two answers to requests with the same date.
  init(_ left: KnownTimeline, _ right: KnownTimeline, asked: WallDate) {
    self.left = left
    self.right = right
    self.asked = asked
  }

  /// Returns the first difference, the expected value first, or `nil` if there is none.
  func difference(in state: ObservedState) -> String? {
    if left.entries.count != right.entries.count {
      return "the first has entries of \(left.entries.count) dates, "
        + "the second of \(right.entries.count)"
    }
    for (number, pair) in zip(left.entries, right.entries).enumerated()
    where pair.0.date != pair.1.date {
      return "of the dates, entry \(number) is dated \(lead(pair.0.date)) "
        + "at first and then \(lead(pair.1.date))"
    }
    if left.policy != right.policy {
      return "of the policies, the first is \(words(left.policy)) "
        + "and the second \(words(right.policy))"
    }
    for (number, pair) in zip(left.entries, right.entries).enumerated()
    where pair.0.view != pair.1.view {
      guard let one = state.view(pair.0.view), let other = state.view(pair.1.view) else {
        return "of the views, entry \(number) has different ones"
      }
      guard one != other else { continue }
      return "of the views, entry \(number) shows \(difference(one, other))"
    }
    return nil
  }

  private func difference(_ left: ViewTree, _ right: ViewTree) -> String {
    for (number, pair) in zip(left.nodes, right.nodes).enumerated() where pair.0 != pair.1 {
      if pair.0.kind != pair.1.kind {
        return "at node \(number) \(pair.0.kind.rawValue) and then \(pair.1.kind.rawValue)"
      }
      if pair.0.text != pair.1.text {
        return "at node \(number) \"\(short(pair.0.text))\" and then \"\(short(pair.1.text))\""
      }
      return "a different target or value of \(pair.0.kind.rawValue) at node \(number)"
    }
    if left.nodes.count != right.nodes.count {
      return "\(left.nodes.count) nodes and then \(right.nodes.count)"
    }
    for (one, other) in zip(left.attributes, right.attributes) where one != other {
      return "at node \(one.node) \(one.name) \(short(one.value)) and then "
        + "\(other.name) \(short(other.value))"
    }
    return "different modifiers"
  }

  private func short(_ text: String) -> String {
    text.count > 60 ? text.prefix(57) + "..." : text
  }

  private func words(_ policy: ReloadPolicy) -> String {
    switch policy {
    case .atEnd: "atEnd"
    case .never: "never"
    case .after(let date): "after \(lead(date))"
    }
  }

  private func lead(_ date: WallDate) -> String {
    let lead = date - asked
    if lead == .zero { return "the request" }
    return lead < .zero ? "\(Interval.zero - lead) before the request" : "\(lead) from the request"
  }
}

import WidgetModel

/// A builder has few children.
struct BuildersHaveFewChildren: ViewClause {
  enum Situation: String, ClauseWord {
    case tenOrFewer = "ten or fewer"
    case moreThanTen = "more than ten"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
    case activity = "in a presentation of a Live Activity"
    case control = "in a drawing for a control"
  }

  static let optional: [Situation] = [.moreThanTen, .placeholder, .snapshot, .activity, .control]

  enum Violation: String, ClauseWord {
    case tooMany = "too many"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-07",
    title: "a view builder has at most ten children",
    statement: """
      No view builder has more than ten children, the most that compilers before Swift 5.9 accept.
      """,
    party: .view,
    rule: .cr07,
    assumptions: [.as13],
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    advice: """
      Group the views with `Group` or in a separate view if the project is still built with a \
      compiler before Swift 5.9.
      """
  )

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    let limit = PlatformFigures.builderChildren
    let builders = tree.attributes.lazy.filter { $0.name == .children }
    let widest = builders.max { (Int($0.value) ?? 0) < (Int($1.value) ?? 0) }
    guard let widest, let most = Int(widest.value), most > limit else {
      return .kept(.tenOrFewer)
    }
    return .broken(
      .moreThanTen,
      .tooMany,
      place: tree.place(of: widest),
      comparing: Comparison(
        expected: "at most \(amount(limit, "child", "children"))",
        actual: "\(amount(most, "child", "children"))",
        limit: Limit("\(limit)", ProfileSource(.assumed, "AS-13"))
      ),
      message:
        "a view builder has \(amount(most, "child", "children")), more than \(limit)"
    )
  }
}

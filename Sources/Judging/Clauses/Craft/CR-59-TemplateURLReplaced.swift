import WidgetModel

// Source: https://github.com/unobserved-io/tyd/commit/3069c7355493419261774ccf2acde2ef62825595.
/// A widget URL is the app's own.
struct TemplateURLReplaced: ViewClause {
  enum Situation: String, ClauseWord {
    case own = "without the template's URL"
    case template = "with the template's URL"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
    case activity = "in a presentation of a Live Activity"
  }

  static let optional: [Situation] = [.template, .placeholder, .snapshot, .activity]

  enum Violation: String, ClauseWord {
    case template
  }

  static let clause = Clause(
    Self.self,
    id: "CR-59",
    title: "the template's URL is replaced",
    statement: """
      No `widgetURL` or link in a view is `http://www.apple.com`, the URL in Xcode's template for \
      a Live Activity.
      """,
    party: .view,
    rule: .cr59,
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    advice: """
      Use a URL that your app handles and that leads to what was tapped, or remove the modifier. \
      See https://github.com/unobserved-io/tyd/commit/3069c7355493419261774ccf2acde2ef62825595.
      """
  )

  private static let template = "http://www.apple.com"

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    let left = tree.nodes.first {
      ($0.kind == .widgetURL || $0.kind == .link)
        && [Self.template, Self.template + "/"].contains($0.text)
    }
    guard let left else { return .kept(.own) }
    return .broken(
      .template,
      .template,
      place: left.place,
      comparing: Comparison(expected: "a URL that the app handles", actual: left.text),
      message: "a tap opens \(left.text), the URL in Xcode's template"
    )
  }
}

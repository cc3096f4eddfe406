import WidgetModel

/// An intent that opens a URL does not use an app's own scheme.
struct UniversalLinksOpened: SideEffectClause {
  enum Situation: String, ClauseWord {
    case other = "answered without an OpenURLIntent that opens nothing"
    case ownScheme = "an OpenURLIntent with an app's own scheme"
  }

  static let optional: [Situation] = [.ownScheme]

  enum Violation: String, ClauseWord {
    case ownScheme = "own scheme"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-31",
    title: "an OpenURLIntent does not use an app's own scheme",
    statement: """
      The URL of an `OpenURLIntent` that a button, toggle or control runs, or that its intent \
      returns, does not have an app's own scheme, with which the intent opens nothing.
      """,
    party: .intent,
    rule: .cr31,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Open the app with an intent that adopts `OpenIntent` and has a target, or use an https URL \
      of one of the app's associated domains; in a widget, a `Link` accepts an app's own scheme. \
      See https://developer.apple.com/documentation/appintents/openurlintent and \
      https://github.com/sudopark/TodoCalendar/issues/771.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .ownSchemeOpened else { return .silent }
    return .broken(
      .ownScheme,
      .ownScheme,
      comparing: Comparison(expected: "a universal link", actual: effect.text),
      message: """
        a tap opens nothing: OpenURLIntent takes universal links, but \(effect.text) has an app's \
        own scheme
        """
    )
  }
}

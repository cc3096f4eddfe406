import WidgetModel

/// An intent that opens a URL opens a universal link.
struct UniversalLinksOpened: SideEffectClause {
  enum Situation: String, ClauseWord {
    case other = "answered without an OpenURLIntent that opens nothing"
    case ownScheme = "an OpenURLIntent with a scheme of an app"
  }

  static let optional: [Situation] = [.ownScheme]

  enum Violation: String, ClauseWord {
    case ownScheme = "own scheme"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-31",
    title: "an OpenURLIntent has a universal link",
    statement: """
      The URL of an `OpenURLIntent` that a button, a toggle or a control runs, or that its intent returns, is a \
      universal link: with a scheme of an app's own it opens nothing.
      """,
    party: .intent,
    rule: .cr31,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Open the app by an intent that adopts `OpenIntent`, with a target that says where, or use an https address that \
      the app has as an associated domain; in a widget, a `Link` takes an app's own scheme. See \
      https://developer.apple.com/documentation/appintents/openurlintent and \
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
        a tap opens nothing: OpenURLIntent takes universal links, and \(effect.text) has a scheme of an app's own
        """
    )
  }
}

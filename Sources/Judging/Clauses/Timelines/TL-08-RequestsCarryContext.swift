import WidgetModel

/// A request carries the context of its widget.
struct RequestsCarryContext: ClauseChecker {
  enum Situation: String, ClauseWord {
    case placed = "for the only placed widget of its code"
    case oneOfSeveral = "for one of several placed widgets of the same code"
    case gallery = "for the gallery"
  }

  enum Violation: String, ClauseWord {
    case otherWidget = "other widget"
    case otherFamily = "other family"
    case otherConfiguration = "other configuration"
    case preview
  }

  enum Guard: String, ClauseWord {
    case unknownPlacement = "a request for an unknown placed widget"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-08.runtime",
    title: "a request carries its widget's context",
    statement: """
      A request for a placed widget goes to that widget's code with its family and the \
      configuration that the person chose, and is not a preview. A gallery request has the default \
      configuration.
      """,
    party: .runtime,
    facts: [.tl08, .tl05],
    observes: EventKinds(.requested)
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.requested(let id, let kind, let subject)) = event.body else { return }
    guard subject.placement.number >= 0 else {
      check.see(.gallery)
      // The gallery has nothing to configure: it shows the default, which is number 0.
      guard subject.configuration != 0 else { return }
      return check.violated(
        .otherConfiguration,
        request: id,
        comparing: Comparison(
          expected: "configuration 0",
          actual: "configuration \(subject.configuration)"
        ),
        "the gallery's \(kind.rawValue) was requested with configuration \(subject.configuration)"
      )
    }
    guard let placement = check.state.placement(subject.placement)?.placement else {
      return check.letPass(.unknownPlacement)
    }
    let siblings = check.state.setup.placements.count { $0.widget == placement.widget }
    check.see(siblings > 1 ? .oneOfSeveral : .placed)
    if subject.widget != placement.widget {
      violated(.otherWidget, id, kind, subject, check)
    } else if subject.family != placement.family {
      violated(.otherFamily, id, kind, subject, check)
    } else if Int(subject.configuration) != placement.configuration {
      violated(.otherConfiguration, id, kind, subject, check)
    } else if subject.isPreview {
      violated(.preview, id, kind, subject, check)
    }
  }

  private func violated(
    _ violation: Violation,
    _ id: RequestID,
    _ kind: RequestKind,
    _ subject: RequestSubject,
    _ check: ClauseCheck<Self>
  ) {
    guard let placement = check.state.placement(subject.placement)?.placement else { return }
    check.violated(
      violation,
      placement: subject.placement,
      request: id,
      comparing: Comparison(
        expected: context(
          placement.widget,
          placement.family,
          placement.configuration,
          isPreview: false
        ),
        actual: context(
          subject.widget,
          subject.family,
          Int(subject.configuration),
          isPreview: subject.isPreview
        )
      ),
      "a \(kind.rawValue) was requested with a context other than its placed widget's"
    )
  }

  private func context(
    _ widget: WidgetID,
    _ family: Family,
    _ configuration: Int,
    isPreview: Bool
  ) -> String {
    "widget \(widget.number) in \(family.rawValue), configuration \(configuration)"
      + (isPreview ? ", as a preview" : "")
  }
}

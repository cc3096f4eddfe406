import WidgetModel

/// No image is larger than an archive allows.
struct ImagesWithinLimit: SideEffectClause {
  enum Situation: String, ClauseWord {
    case within = "within the limit"
    case over = "over the limit"
  }

  static let optional: [Situation] = [.over]

  enum Violation: String, ClauseWord {
    case oversized
  }

  static let clause = Clause(
    Self.self,
    id: "DL-23.view",
    title: "no image is oversized",
    statement: """
      No image in a view has more pixels than the platform archives for the family: about 2.2 \
      times the widget's width by 2.0 times its height.
      """,
    party: .view,
    facts: [.dl23, .dl09, .fm15],
    assumptions: [.as12],
    observes: Self.kinds,
    needs: [.realCode, .images],
    advice: """
      Scale the image to the size of the widget before you hand it to `Image`, for example with \
      `preparingThumbnail(of:)`; a modifier on the view does not make it smaller.
      """
  )

  static let requests: [RequestKind] = [.timeline, .snapshot, .preview]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .imageDrawn, let request,
      Self.requests.contains(request.kind)
    else { return .silent }
    let family = request.subject.family
    let limit = PlatformFigures.imageAreaLimit(of: family)
    guard effect.amount > limit else { return .kept(.within) }
    return .broken(
      .over,
      .oversized,
      comparing: Comparison(
        expected: "at most about \(amount(limit, "pixel"))",
        actual: "\(amount(effect.amount, "pixel"))",
        limit: Limit("\(amount(limit, "pixel"))", ProfileSource(.assumed, "AS-12"))
      ),
      message: """
        the image \(effect.text) has \(amount(effect.amount, "pixel")), more than about \(limit) for \
        \(family.rawValue)
        """
    )
  }
}

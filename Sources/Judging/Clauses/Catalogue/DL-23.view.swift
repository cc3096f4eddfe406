import WidgetModel

extension Clause {
  /// No image is larger than an archive takes.
  static let imagesWithinLimit = Clause(
    id: "DL-23.view",
    title: "no image is oversized",
    statement: """
      No image of a view has more pixels than the platform archives for the family, about 2.2 times \
      its width by 2.0 times its height.
      """,
    level: .recommended,
    party: .view,
    facts: [.dl23, .fm15],
    assumptions: [.as12],
    situations: [
      ClauseSituation("within the limit"),
      ClauseSituation("over the limit", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: [.realCode, .images],
    checker: {
      SideEffectChecker(of: [.timeline, .snapshot]) { sideEffect, request, _ in
        guard sideEffect.kind == .imageDrawn, let request,
          request.kind == .timeline || request.kind == .snapshot
        else { return .silent }
        let family = request.subject.family
        let limit = PlatformFigures.imageAreaLimit(of: family)
        guard sideEffect.amount > limit else { return .kept(situation: 0) }
        return .broken(
          situation: 1,
          kind: "oversized",
          comparing: Comparison(
            expected: "at most about \(amount(limit, "pixel"))",
            actual: "\(amount(sideEffect.amount, "pixel"))",
            limit: Limit("\(amount(limit, "pixel"))", ProfileSource(.assumed, "AS-12"))
          ),
          message: """
            the image \(sideEffect.text) has \(amount(sideEffect.amount, "pixel")), more than about \(limit) for \
            \(family.rawValue)
            """
        )
      }
    }
  )
}

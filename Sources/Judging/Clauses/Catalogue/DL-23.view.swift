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
      Situation("within the limit"),
      Situation("over the limit", isRequired: false),
    ],
    observes: DeedChecker.observes,
    needs: [.realCode, .images],
    checker: {
      DeedChecker(of: [.timeline, .snapshot]) { deed, request, _ in
        guard deed.kind == .imageDrawn, let request,
          request.kind == .timeline || request.kind == .snapshot
        else { return .silent }
        let family = request.subject.family
        let limit = PlatformFigures.imageAreaLimit(of: family)
        guard deed.amount > limit else { return .kept(situation: 0) }
        return .broken(
          situation: 1,
          kind: "oversized",
          comparing: Comparison(
            expected: "at most about \(amount(limit, "pixel"))",
            actual: "\(amount(deed.amount, "pixel"))",
            limit: Limit("\(amount(limit, "pixel"))", ProfileSource(.assumed, "AS-12"))
          ),
          message: """
            the image \(deed.text) has \(amount(deed.amount, "pixel")), more than about \(limit) for \
            \(family.rawValue)
            """
        )
      }
    }
  )
}

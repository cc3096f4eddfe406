import WidgetModel

/// A Live Activity carries names of images instead of images.
struct ActivitiesCarryNoImages: SideEffectClause {
  enum Situation: String, ClauseWord {
    case given = "content without image data"
    case withImage = "content with image data"
  }

  static let optional: [Situation] = [.withImage]

  enum Violation: String, ClauseWord {
    case image
  }

  static let clause = Clause(
    Self.self,
    id: "LA-36.app",
    title: "a Live Activity carries no images",
    statement: """
      A Live Activity's attributes and content contain no image data.
      """,
    party: .app,
    facts: [.la36, .la01],
    observes: Self.kinds,
    needs: [.realCode, .activities],
    advice: """
      Pass the name of an asset, or of a file in the app group, and draw the image from there; the \
      4 KB are for what changes.
      """
  )

  static let requests: [RequestKind] = []

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    switch effect.kind {
    case .activityRequested, .activityUpdated, .activityEnded, .activityRefused: .kept(.given)
    case .activityImageGiven:
      .broken(
        .withImage,
        .image,
        comparing: Comparison(
          expected: "the name of an image",
          actual: "an image of \(amount(effect.amount, "byte"))"
        ),
        message: """
          a Live Activity carries an image of \(amount(effect.amount, "byte")) in its property \
          \(effect.text)
          """
      )
    default: .silent
    }
  }
}

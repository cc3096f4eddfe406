import WidgetModel

/// What was due and what happened instead, in words that stand side by side.
///
/// Both sides are said the same way, such as `answered within 28s` and `answered after 28.000001s`,
/// so that a reader sees the difference without reading a sentence.
public struct Comparison: Hashable, Sendable {
  /// What the clause demands in the case at hand.
  public let expected: String
  /// What happened.
  public let actual: String
  /// The number between the two sides, `nil` where none divides them.
  public let limit: Limit?

  /// Creates a comparison.
  public init(expected: String, actual: String, limit: Limit? = nil) {
    self.expected = expected
    self.actual = actual
    self.limit = limit
  }
}

/// A number that divides right from wrong, on whose word, and when it was reached.
public struct Limit: Hashable, Sendable {
  /// The number with its unit, such as `28s`.
  public let value: String
  /// On whose word it stands, `nil` of what the subject's own code or the run itself says.
  public let source: ProfileSource?
  /// When it was reached in the run, `nil` of what is no time or begins nowhere.
  public let due: Instant?

  /// Creates a limit.
  public init(_ value: String, _ source: ProfileSource?, due: Instant? = nil) {
    self.value = value
    self.source = source
    self.due = due
  }

  /// A date that the subject's own code named, seen from an instant at which the clock shows a time.
  init(_ date: WallDate, from now: Instant, _ wall: WallDate) {
    self.init("\(date)", nil, due: now + (date - wall))
  }

  /// An instant of the run itself, such as the end of a back-off.
  init(_ due: Instant, _ source: ProfileSource? = nil) {
    self.init("\(due)", source, due: due)
  }
}

extension ObservedState {
  /// A number of the profile as a limit, reached at an instant if it is a length of time.
  func limit(_ key: ProfileKey, due: Instant? = nil) -> Limit {
    let unit = key.unit == .bytes ? " bytes" : ""
    return Limit(key.unit.text(profile[key]) + unit, profile.source(of: key), due: due)
  }

  /// A length of time of the profile as a limit that counts from an instant.
  func limit(_ key: ProfileKey, since start: Instant) -> Limit {
    limit(key, due: start + profile.interval(key))
  }

  /// What has to be done within the service promise, and has waited longer than that by now.
  func overdue(_ duty: String, _ waited: Interval, at now: Instant) -> Comparison {
    let promise = profile.interval(.servicePromise)
    return Comparison(
      expected: "\(duty) within \(promise)",
      actual: "not \(duty) in \(waited)",
      limit: limit(.servicePromise, due: now - waited + promise)
    )
  }
}

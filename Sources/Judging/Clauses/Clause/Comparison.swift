import WidgetModel

/// The expected and the actual behavior in the same form, such as `answered within 28s` and
/// `answered after 28.000001s`, so that a reader sees the difference.
public struct Comparison: Hashable, Sendable {
  /// The clause's demand in this case.
  public let expected: String
  /// The actual behavior.
  public let actual: String
  /// The number between the two sides, or `nil` if there is none.
  public let limit: Limit?

  /// Creates a comparison.
  public init(expected: String, actual: String, limit: Limit? = nil) {
    self.expected = expected
    self.actual = actual
    self.limit = limit
  }
}

/// A number that separates right from wrong, with its source and when it was reached.
public struct Limit: Hashable, Sendable {
  /// The number with its unit, such as `28s`.
  public let value: String
  /// The source, or `nil` if the subject's own code or the run gives the number.
  public let source: ProfileSource?
  /// The instant at which it was reached in the run, or `nil` if it is not a time or has no start.
  public let due: Instant?

  /// Creates a limit.
  public init(_ value: String, _ source: ProfileSource?, due: Instant? = nil) {
    self.value = value
    self.source = source
    self.due = due
  }

  /// Creates a limit from a date of the subject's code, given the present instant and wall date.
  init(_ date: WallDate, from now: Instant, _ wall: WallDate) {
    self.init("\(date)", nil, due: now + (date - wall))
  }

  /// Creates a limit from an instant of the run itself, such as the end of a backoff.
  init(_ due: Instant, _ source: ProfileSource? = nil) {
    self.init("\(due)", source, due: due)
  }
}

extension ObservedState {
  /// Returns a number of the profile as a limit, reached at an instant if it is a time.
  func limit(_ key: ProfileKey, due: Instant? = nil) -> Limit {
    let unit = key.unit == .bytes ? " bytes" : ""
    return Limit(key.unit.text(profile[key]) + unit, profile.source(of: key), due: due)
  }

  /// Returns an interval of the profile as a limit that counts from an instant.
  func limit(_ key: ProfileKey, since start: Instant) -> Limit {
    limit(key, due: start + profile.interval(key))
  }

  /// Returns the comparison for an obligation under the service promise that has waited too long.
  func overdue(_ duty: String, _ waited: Interval, at now: Instant) -> Comparison {
    let promise = profile.interval(.servicePromise)
    return Comparison(
      expected: "\(duty) within \(promise)",
      actual: "not \(duty) in \(waited)",
      limit: limit(.servicePromise, due: now - waited + promise)
    )
  }
}

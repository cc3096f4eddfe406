import WidgetModel

/// A request names the person's day.
///
/// Source: https://github.com/immich-app/immich/pull/29368.
struct RequestsNameOwnDay: SecondAnswerClause {
  typealias Violation = ForeignDay

  static let clause = Clause(
    Self.self,
    id: "CR-48",
    title: "a request names the person's day",
    statement: """
      A day in the address of a request lies as far from the person's own day in one zone as in another. Where a \
      widget speaks of a day, its request does not name the moment in UTC alone, from which no server can tell the day.
      """,
    party: .provider,
    rule: .cr48,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Write the day with a `DateFormatter` in the person's zone, with the Gregorian calendar and the locale \
      `en_US_POSIX`, or send the zone besides. `ISO8601DateFormatter` writes UTC, which is yesterday or tomorrow for \
      part of the day. See https://github.com/immich-app/immich/pull/29368.
      """
  )
}

/// How a request misses the person's day.
package enum ForeignDay: String, ClauseWord {
  /// It names another day.
  case anotherDay = "another day"
  /// It names a moment in UTC.
  case momentInUTC = "a moment in UTC"
}

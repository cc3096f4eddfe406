import WidgetModel

// Source: https://github.com/immich-app/immich/pull/29368.
/// A request names the person's local day.
struct RequestsNameOwnDay: SecondAnswerClause {
  typealias Violation = ForeignDay

  static let clause = Clause(
    Self.self,
    id: "CR-48",
    title: "a request names the person's local day",
    statement: """
      A date in the URL or body of a request is the same number of days from the person's local \
      day in every time zone. If a widget is about a day, its request does not contain only a UTC \
      timestamp, from which the server cannot derive the local day.
      """,
    party: .provider,
    rule: .cr48,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Format the day with a `DateFormatter` in the person's zone, the Gregorian calendar and the \
      locale `en_US_POSIX`, or send the time zone as well. `ISO8601DateFormatter` uses UTC, where \
      it is yesterday or tomorrow for part of the day. See \
      https://github.com/immich-app/immich/pull/29368.
      """
  )
}

package enum ForeignDay: String, ClauseWord {
  /// It names another day.
  case anotherDay = "another day"
  /// It sends a UTC timestamp only.
  case momentInUTC = "a moment in UTC"
}

import WidgetModel

/// A server is asked for the person's own day.
struct OwnDayAsked: SideEffectClause {
  enum Situation: String, ClauseWord {
    case noDay = "answered without asking for a day where it differs"
    case ownDay = "asked for the person's day, which is another in universal time"
    case universalDay = "asked for the day in universal time, which is another for the person"
  }

  static let optional: [Situation] = [.ownDay, .universalDay]

  enum Violation: String, ClauseWord {
    case universalDay = "day in universal time"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-19",
    title: "a server is asked for the person's own day",
    statement: """
      A request over the network that names the present day names it as the phone's calendar does, \
      not as it is in universal time.
      """,
    party: .provider,
    rule: .cr19,
    observes: Self.kinds,
    needs: [.realCode, .network],
    advice: """
      Write the day with a formatter in the person's time zone, or send the zone as well. A timestamp \
      in universal time names yesterday or tomorrow for part of the day. See \
      https://github.com/immich-app/immich/pull/29368.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .networkRequested, let request else { return .silent }
    let zone = state.setup.device.surroundings.zone
    let own = (request.wall + zone.offset(at: request.wall)).dayText
    let universal = request.wall.dayText
    guard own != universal, let named = NamedDay(ofURL: effect.text) else { return .silent }
    if named.day == own { return .kept(.ownDay) }
    guard named.day == universal else { return .silent }
    return .broken(
      .universalDay,
      .universalDay,
      comparing: Comparison(expected: own, actual: universal),
      message: """
        the code asks for \(named.text), the day in universal time; on the phone, in \
        \(zone.rawValue), it is \(own)
        """
    )
  }
}

/// The one day that a URL asks for, if it asks for one.
struct NamedDay {
  /// The day as it is written, such as `2026-01-05`.
  let day: String

  /// Where it stands, such as `day=2026-01-05`.
  let text: String

  /// The day that a URL names, `nil` where it names none, two, or an instant that is none.
  ///
  /// A stamp is a day only if its name says so.
  init?(ofURL url: String) {
    let whole = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let parts = whole.split(separator: "?", maxSplits: 1)
    guard let path = parts.first else { return nil }
    var found: [(name: String, value: Substring)] = path.split(separator: "/").map { ("", $0) }
    if parts.count == 2 {
      for item in parts[1].split(separator: "&") {
        let sides = item.split(separator: "=", maxSplits: 1)
        if sides.count == 2 { found.append((sides[0].lowercased(), sides[1])) }
      }
    }
    found.removeAll { !Self.beginsWithDay($0.value) }
    guard found.count == 1, let only = found.first else { return nil }
    // In virtual time a formatter with a calendar of its own may write universal time, whatever the zone: so a date
    // by itself is not held against the code.
    guard only.value.utf8.count > 10, Self.names.contains(only.name) else { return nil }
    day = String(only.value.prefix(10))
    text = only.name.isEmpty ? String(only.value) : "\(only.name)=\(only.value)"
  }

  /// The names under which even a stamp means its day.
  private static let names: Set<String> = [
    "for", "date", "day", "on", "today", "fordate", "forday",
  ]

  private static func beginsWithDay(_ text: Substring) -> Bool {
    let head = Array(text.utf8.prefix(11))
    guard head.count >= 10 else { return false }
    for (place, byte) in head.prefix(10).enumerated() {
      let isDash = place == 4 || place == 7
      guard isDash ? byte == 45 : (48...57).contains(byte) else { return false }
    }
    // A blank or the letter T goes before a time; a digit or letter makes it something else.
    return head.count == 10 || [84, 43, 37, 32].contains(head[10])
  }
}

extension WallDate {
  /// The day in universal time, such as `2026-01-05`.
  fileprivate var dayText: String { String("\(self)".prefix(10)) }
}

import Clauses
import WidgetModel

/// Compares the dates in request URLs between UTC and a zone that is a day ahead of UTC.
///
/// A UTC timestamp is right for most servers. It breaks the clause only if the widget is about a
/// day, judging by its text or the parameter's name, and the request does not send the time zone.
enum RequestsNameOwnDayRelation: AnswerRelation {
  static let clause = Clause.requestsNameOwnDay

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData
    let today = CivilDay(of: question.clock).next
    let home = usual.asked(at: .hours(9), of: today, in: .utc)
    let away = usual.asked(at: .hours(9), of: today, in: .kiritimati)
    guard let report = try desk.probedReport(of: away),
      report.addresses.contains(where: { !$0.days.isEmpty || $0.moment(near: away.clock) != nil })
    else { return nil }
    return try desk.outcome { report in
      guard let own = try report(away), let other = try report(home) else { return nil }
      if let found = Mistake(anotherDayIn: own, other) { return found.difference(at: away.clock) }
      guard let found = Mistake(momentIn: own, at: away.clock) else { return nil }
      let offline = try report(away.changing { $0.network = .offline })
      let isOfDay = [own, offline].contains { $0?.speaksOfDay ?? false }
      return found.isNamedDay || isOfDay ? found.difference(at: away.clock) : nil
    }
  }
}

/// A request that names the wrong day.
private struct Mistake {
  let kind: ForeignDay
  let address: RequestAddress
  let written: String
  var isNamedDay = false
  let report: CaseReport

  /// Finds the first request that names a different day from the one it names at the same time of
  /// day in UTC.
  init?(anotherDayIn report: CaseReport, _ other: CaseReport) {
    for (own, others) in zip(report.addresses, other.addresses)
    where own.days.count == others.days.count {
      guard let (day, _) = zip(own.days, others.days).first(where: { $0 == $1.previous })
      else { continue }
      kind = .anotherDay
      address = own
      written = day.written
      self.report = report
      return
    }
    return nil
  }

  /// Finds the first request that names the present moment and neither a day nor a zone.
  init?(momentIn report: CaseReport, at clock: WallDate) {
    guard
      let address = report.addresses.first(where: {
        $0.days.isEmpty && !$0.namesZone && $0.moment(near: clock) != nil
      }), let moment = address.moment(near: clock)
    else { return nil }
    kind = .momentInUTC
    self.address = address
    written = moment.text
    isNamedDay = moment.isNamedDay
    self.report = report
  }

  func difference(at clock: WallDate) -> AnswerDifference {
    let second = Interval.seconds(1).microseconds
    let now = clock.microseconds / second
    let writings = report.places(of: .written) { abs($0 - now) < 60 }
    return AnswerDifference(
      kind: kind.rawValue,
      message: """
        the request to \(address.start) sends \(written) at nine in the morning in Kiritimati, where the local date is \
        a day ahead of UTC: \(kind == .anotherDay ? "that is not the local day" : "it does not give the local day")
        """,
      comparison: Comparison(expected: "the local day", actual: written),
      places: writings
        + [PlaceText.universalTime(address.place), address.place]
        .filter { !$0.isEmpty }
    )
  }
}

extension CaseReport {
  fileprivate var addresses: [RequestAddress] {
    drawnTimelines.first?.readings.filter(\.isOfNetwork).map(RequestAddress.init) ?? []
  }

  fileprivate var speaksOfDay: Bool {
    drawnTimelines.first?.entries.contains { entry in
      entry.texts.contains { text in
        !Set(TextNumbers(text).words).isDisjoint(with: ["today", "tonight", "day", "daily"])
      }
    } ?? false
  }
}

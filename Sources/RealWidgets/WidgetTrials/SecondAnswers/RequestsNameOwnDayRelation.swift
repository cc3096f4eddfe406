import Clauses
import WidgetModel

/// Compares the dates in request URLs between UTC and a zone that is a day ahead of UTC.
///
/// A UTC timestamp is right for most servers. It breaks the clause only if the widget is about a day, by a text or by
/// the name of the parameter, and if the request does not send the time zone.
enum RequestsNameOwnDayRelation: AnswerRelation {
  static let clause = Clause.requestsNameOwnDay

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData
    let today = CivilDay(of: question.clock).number + 1
    let home = usual.asked(at: CivilDay(number: today).moment(.hours(9), in: .utc), in: .utc)
    let away = usual.asked(
      at: CivilDay(number: today).moment(.hours(9), in: .kiritimati),
      in: .kiritimati
    )
    guard let report = try desk.probedReport(of: away),
      report.addresses.contains(where: { !$0.days.isEmpty || $0.moment(near: away.clock) != nil })
    else { return nil }
    func mistake(_ report: (AnswerQuestion) throws -> CaseReport?) throws -> Mistake? {
      guard let own = try report(away), let other = try report(home) else { return nil }
      if let found = Mistake(anotherDayIn: own, other, today) { return found }
      guard let found = Mistake(momentIn: own, at: away.clock) else { return nil }
      let offline = try report(away.changing { $0.network = .offline })
      let isOfDay = [own, offline].contains { $0?.speaksOfDay ?? false }
      return found.isNamedDay || isOfDay ? found : nil
    }
    guard try mistake(desk.probedReport) != nil else { return .alike }
    guard let found = try mistake(desk.settledReport) else { return .leftOut(.random) }
    return .different(found.difference(at: away.clock))
  }
}

/// A request that names the wrong day.
private struct Mistake {
  let kind: ForeignDay
  let address: RequestAddress
  let written: String
  /// Whether the name of a parameter says that a day is meant.
  var isNamedDay = false
  let report: CaseReport

  /// The first request that names another day than it would at the same time of day in UTC.
  init?(anotherDayIn report: CaseReport, _ other: CaseReport, _ today: Int64) {
    for (own, others) in zip(report.addresses, other.addresses)
    where own.days.count == others.days.count {
      guard let place = own.days.indices.first(where: { own.days[$0] == others.days[$0] - 1 })
      else { continue }
      kind = .anotherDay
      address = own
      written = CivilDay(number: own.days[place]).written
      self.report = report
      return
    }
    return nil
  }

  /// The first request that names the present moment and neither a day nor a zone.
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
      places: writings + [address.place].filter { !$0.isEmpty }
    )
  }
}

extension AnswerQuestion {
  /// The same question at a date in a zone, with the data as old as it is.
  fileprivate func asked(at date: WallDate, in zone: Surroundings.Zone) -> AnswerQuestion {
    asked(at: date).changing { $0.zone = zone }
  }
}

extension CaseReport {
  /// The addresses that the code asked for its timeline, in order.
  fileprivate var addresses: [RequestAddress] {
    drawnTimelines.first?.readings.filter(\.isOfNetwork).map(RequestAddress.init) ?? []
  }

  /// Whether a text speaks of a day.
  fileprivate var speaksOfDay: Bool {
    drawnTimelines.first?.entries.contains { entry in
      entry.texts.contains { text in
        !Set(TextNumbers(text).words).isDisjoint(with: ["today", "tonight", "day", "daily"])
      }
    } ?? false
  }
}

import Foundation
import WidgetModel

/// Finds the dates in fixtures of the network and the shared data.
///
/// A fixture dates from the day of its recording; only near its dates does it resemble an app's
/// data on a phone.
enum FixtureDates {
  /// The maximum number of dates, one a day.
  static let limit = 8

  /// The largest file that is searched, in bytes.
  private static let sizeLimit = 1_000_000

  /// The plausible years; other matches are numbers that only look like dates.
  private static let years = 2015..<2045

  /// Returns the dates in a folder's files in order, the first of each UTC day, evenly thinned to
  /// ``limit``; O(bytes of the files).
  static func dates(in folder: String) -> [WallDate] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let found = names.sorted().flatMap { name -> [WallDate] in
      let path = folder + "/" + name
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
      guard size <= sizeLimit, let data = FileManager.default.contents(atPath: path),
        let text = String(data: data, encoding: .utf8)
      else { return [] }
      return dates(inText: text)
    }
    var days: [Int64: WallDate] = [:]
    for date in found.sorted() where years.contains(year(of: date)) {
      let day = date.microseconds / Interval.day.microseconds
      days[day] = days[day] ?? date
    }
    let all = days.sorted { $0.key < $1.key }.map(\.value)
    guard all.count > limit else { return all }
    return (0..<limit).map { all[$0 * (all.count - 1) / (limit - 1)] }
  }

  /// Returns the dates in a JSON text.
  ///
  /// It finds ISO 8601 dates, `$date` of `defaults.json`, and seconds or milliseconds since 1970
  /// under a suitable name.
  static func dates(inText text: String) -> [WallDate] {
    let written = text.matches(
      of:
        /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(?:Z|([+-])(\d\d):?(\d\d))?)?/
    )
    .compactMap { match -> WallDate? in
      func number(_ part: Substring?) -> Int { part.flatMap { Int($0) } ?? 0 }
      let ahead = (number(match.8) * 60 + number(match.9)) * (match.7 == "-" ? -60 : 60)
      let parts = DateComponents(
        year: number(match.1),
        month: number(match.2),
        day: number(match.3),
        hour: number(match.4),
        minute: number(match.5),
        second: number(match.6) - ahead
      )
      guard (1...12).contains(number(match.2)), (1...31).contains(number(match.3)),
        let date = calendar.date(from: parts)
      else { return nil }
      return WallDate(microseconds: Int64(date.timeIntervalSince1970) * 1_000_000)
    }
    let counted = text.matches(
      of:
        /"(?:\$date|[^"]*(?:[Dd]ate|[Tt]ime|At|[Ee]xpir|[Uu]ntil|[Ss]ince|[Ss]tamp)[^"]*)"\s*:\s*(\d{10})(\d{3})?\b/
    )
    .compactMap { Int64($0.1).map { WallDate(microseconds: $0 * 1_000_000) } }
    return written + counted
  }

  private static func year(of date: WallDate) -> Int {
    calendar.component(.year, from: Date(timeIntervalSince1970: Double(date.microseconds) / 1e6))
  }

  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

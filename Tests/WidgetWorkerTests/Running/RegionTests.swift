// Goal: code sees the phone's region from its process's start, and kinds that differ between
// processes are reported.
// Method: small campaigns over widgets that trap or change in one region or process, and their twins.
import Clauses
import Foundation
import SwiftUI
import Testing
import WidgetKit

@Suite struct RegionTests {
  private func findings(
    of bundle: (some WidgetBundle).Type,
    _ clause: ClauseID,
    cases: Int
  ) throws -> [String] {
    let record = try BundleCampaign.record(
      with: BundleWorker(bundle).command,
      cases: cases,
      clauses: Clause.catalogue.filter { $0.id == clause }
    )
    #expect(record.errors.map(\.text) == [])
    return record.findings.map(\.widget).sorted()
  }

  @Test func `a number that a region reads otherwise traps, for any maker of the formatter`()
    throws
  {
    #expect(try findings(of: PriceWidgets.self, "CR-CRASH", cases: 80) == ["Anew", "Once"])
  }

  @Test func `a phone always has a region, and with it a currency`() throws {
    #expect(try findings(of: CurrencyWidgets.self, "CR-CRASH", cases: 80) == [])
  }

  @Test func `kinds that differ in another process are reported, others are not`() throws {
    #expect(try findings(of: HashedWidgets.self, "CR-20", cases: 20).count == 1)
    #expect(try findings(of: NamedWidgets.self, "CR-20", cases: 20) == [])
  }
}

/// A way of reading a price that a server wrote with a point.
protocol PriceReading { static func price() -> Double }

enum Once: PriceReading {
  private static let reader = NumberFormatter()

  static func price() -> Double {
    guard let price = reader.number(from: "136.7") else { preconditionFailure("no price") }
    return price.doubleValue
  }
}

enum Anew: PriceReading {
  static func price() -> Double {
    guard let price = NumberFormatter().number(from: "136.7") else {
      preconditionFailure("no price")
    }
    return price.doubleValue
  }
}

enum Fixed: PriceReading {
  static func price() -> Double {
    let reader = NumberFormatter()
    reader.locale = Locale(identifier: "en_US_POSIX")
    guard let price = reader.number(from: "136.7") else { preconditionFailure("no price") }
    return price.doubleValue
  }
}

struct PriceProvider<Reading: PriceReading>: PlaceEntryProvider {
  func getTimeline(in context: Context, completion: @escaping (Timeline<PlaceEntry>) -> Void) {
    _ = Reading.price()
    completion(Timeline(entries: [PlaceEntry(date: .now)], policy: .never))
  }
}

struct PriceWidget<Reading: PriceReading>: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "\(Reading.self)", provider: PriceProvider<Reading>()) { _ in
      Text("price")
    }
  }
}

struct PriceWidgets: WidgetBundle {
  var body: some Widget {
    PriceWidget<Once>()
    PriceWidget<Anew>()
    PriceWidget<Fixed>()
  }
}

/// A price in the currency of the phone's region.
enum Currency: PriceReading {
  static func price() -> Double {
    guard Locale.current.region != nil, Locale.current.currency?.identifier.count == 3 else {
      preconditionFailure("no currency")
    }
    return 1
  }
}

struct CurrencyWidgets: WidgetBundle {
  var body: some Widget { PriceWidget<Currency>() }
}

struct KindWidget: Widget {
  var kind = ""

  init() {}
  init(_ kind: String) { self.kind = kind }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: PlaceProvider()) { _ in Text("kind") }
  }
}

struct HashedWidgets: WidgetBundle {
  var body: some Widget {
    KindWidget("clock \("clock".hashValue)")
    KindWidget("map")
  }
}

struct NamedWidgets: WidgetBundle {
  var body: some Widget {
    KindWidget("clock")
    KindWidget("map")
  }
}

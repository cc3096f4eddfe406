// Goal: a sample in place of a missing file of the app group is reported, one that is marked as a
// sample is not.
// Method: two widgets that read the same file, in a small campaign.
import Clauses
import Foundation
import SwiftUI
import Testing
import WidgetKit

@Suite struct MissingFileTests {
  @Test func `a sample in place of a missing file is reported`() throws {
    let record = try BundleCampaign.record(
      with: BundleWorker(PurseWidgets.self).command,
      cases: 60,
      clauses: Clause.catalogue.filter { $0.id == "CR-11" }
    )
    #expect(record.errors.map(\.text) == [])
    #expect(record.findings.map(\.widget) == ["Sold"])
    #expect(record.findings.map(\.kind) == ["sold as stored"])
  }
}

struct Balance: Codable {
  var account: String
  var amount: Int

  static let sample = Balance(account: "Everyday", amount: 1284)

  static var stored: Balance? {
    let group = "group.example.purse"
    let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
    guard let file = folder?.appendingPathComponent("balance.json"),
      let data = try? Data(contentsOf: file)
    else { return nil }
    return try? JSONDecoder().decode(Balance.self, from: data)
  }
}

struct PurseEntry: TimelineEntry {
  let date: Date
  let balance: Balance?
}

struct PurseProvider: TimelineProvider {
  /// True if the sample is shown when nothing is stored.
  let sells: Bool

  private var current: PurseEntry {
    PurseEntry(date: .now, balance: Balance.stored ?? (sells ? .sample : nil))
  }

  func placeholder(in context: Context) -> PurseEntry { PurseEntry(date: .now, balance: .sample) }

  func getSnapshot(in context: Context, completion: @escaping (PurseEntry) -> Void) {
    completion(context.isPreview ? placeholder(in: context) : current)
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<PurseEntry>) -> Void
  ) {
    completion(Timeline(entries: [current], policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct PurseView: View {
  let entry: PurseEntry

  var body: some View {
    if let balance = entry.balance {
      Text(balance.account)
      Text("\(balance.amount)")
    } else {
      Text("No account")
    }
  }
}

struct SoldWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Sold", provider: PurseProvider(sells: true)) { PurseView(entry: $0) }
  }
}

struct MarkedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Marked", provider: PurseProvider(sells: false)) {
      PurseView(entry: $0)
    }
  }
}

struct PurseWidgets: WidgetBundle {
  var body: some Widget {
    SoldWidget()
    MarkedWidget()
  }
}

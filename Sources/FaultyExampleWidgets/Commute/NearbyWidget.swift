import CoreLocation
import SwiftUI
import WidgetKit

struct NearbyEntry: TimelineEntry {
  let date: Date
  let stop: String
  var isSample = false
  var relevance: TimelineEntryRelevance?
}

struct NearbyProvider: TimelineProvider {
  func placeholder(in context: Context) -> NearbyEntry {
    NearbyEntry(date: .now, stop: "Market Square", isSample: true)
  }

  func getSnapshot(in context: Context, completion: @escaping (NearbyEntry) -> Void) {
    // Seeded: TL-06.provider. The gallery shows gray bars.
    completion(context.isPreview ? placeholder(in: context) : entry())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NearbyEntry>) -> Void) {
    Departures.download()
    let quarter = (Date.now.timeIntervalSince1970 / 900).rounded(.up) * 900
    let next = Date(timeIntervalSince1970: quarter + 900)
    let stop = entry()
    // Seeded: AG-05.provider. The app writes the same.
    CommuteStore.defaults?.set(stop.stop, forKey: "lastStop")
    // Seeded: RB-28.provider. All phones of the town ask at that moment.
    // Seeded: TL-38.provider. It mattered in the last quarter.
    completion(Timeline(entries: [stop], policy: .after(next)))
  }

  private func entry() -> NearbyEntry {
    let manager = CLLocationManager()
    // Seeded: DL-15.provider. No widget can ask.
    manager.requestWhenInUseAuthorization()
    // Seeded: DL-16.provider. The person may have allowed only the app.
    guard let place = manager.location else {
      var entry = NearbyEntry(date: .now, stop: CommuteStore.nearby ?? "No stop")
      entry.relevance = TimelineEntryRelevance(score: 10, duration: -900)
      return entry
    }
    return NearbyEntry(date: .now, stop: "At \(Int(place.coordinate.latitude)) degrees")
  }
}

/// Fetches today's departures for the next look; the app reads the answer.
enum Departures {
  static let session = "example.commute.departures"

  static func download() {
    guard let url = URL(string: "https://trams.example/today.txt") else { return }
    let configuration = URLSessionConfiguration.background(withIdentifier: session)
    // Seeded: AG-06.provider. The app never sees the file.
    // Seeded: DL-12.provider. Nobody handles the finished download.
    URLSession(configuration: configuration).downloadTask(with: url).resume()
  }
}

struct NearbyView: View {
  let entry: NearbyEntry

  var body: some View {
    VStack {
      Image(systemName: "tram")
      // Seeded: VW-38.view. The widget is half as wide.
      Text(entry.stop).frame(width: 320)
    }
    .redacted(reason: entry.isSample ? .placeholder : [])
    .containerBackground(.background, for: .widget)
  }
}

struct NearbyWidget: Widget {
  var body: some WidgetConfiguration {
    // Seeded: FM-16.configuration. The gallery shows no description.
    StaticConfiguration(kind: "nearby", provider: NearbyProvider()) { NearbyView(entry: $0) }
      .configurationDisplayName("Stop nearby")
      .supportedFamilies([.systemSmall])
  }
}

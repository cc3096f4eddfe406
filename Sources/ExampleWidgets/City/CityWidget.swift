import AppIntents
import SwiftUI
import WidgetKit

struct CityEntry: TimelineEntry {
  let date: Date
  let city: City
}

struct CityProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry {
    CityEntry(date: .now, city: City.all[0])
  }

  func snapshot(for configuration: SelectCityIntent, in context: Context) async -> CityEntry {
    CityEntry(date: .now, city: configuration.city ?? City.all[0])
  }

  func timeline(
    for configuration: SelectCityIntent,
    in context: Context
  ) async -> Timeline<CityEntry> {
    let city = configuration.city ?? City.all[0]
    let now = Date.now
    // The city's hour begins at another minute than the request, and in some zones than the phone's.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: city.zone) ?? .gmt
    let hour = calendar.dateInterval(of: .hour, for: now)?.start ?? now
    let entries = (0..<24).map {
      CityEntry(date: max(now, hour.addingTimeInterval(Double($0) * 3600)), city: city)
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}

/// A clock of 40 nodes: hands, and a mark for each hour.
struct CityView: View {
  let entry: CityEntry

  private var hour: Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: entry.city.zone) ?? .gmt
    return calendar.component(.hour, from: entry.date)
  }

  var body: some View {
    // Asked for once: each mark compares with it.
    let hour = hour
    VStack(spacing: 4) {
      HStack {
        Image(systemName: hour < 6 || hour >= 20 ? "moon.fill" : "sun.max.fill")
        Text(entry.city.id).font(.headline)
      }
      Text("\(hour) h").font(.title)
      ForEach(0..<4) { row in
        HStack(spacing: 2) {
          ForEach(0..<6) { column in
            RoundedRectangle(cornerRadius: 2)
              .fill(row * 6 + column == hour ? Color.orange : Color.gray)
              .frame(width: 12, height: 8)
          }
        }
      }
      Divider()
      HStack {
        Text(entry.city.country.rawValue).font(.caption)
        Spacer()
        Text(entry.date, style: .time).font(.caption)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "city",
      intent: SelectCityIntent.self,
      provider: CityProvider()
    ) { entry in
      CityView(entry: entry)
    }
    .configurationDisplayName("City")
    .description("What time it is in a city.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

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
    // Seeded: TL-32.provider. The hours of yesterday, all of them past.
    let entries = (0..<24).map {
      CityEntry(date: now.addingTimeInterval(Double($0 - 24) * 3600), city: city)
    }
    // Named: TL-32.provider. The timeline that is over.
    return Timeline(entries: entries, policy: .after(now.addingTimeInterval(6 * 3600)))
  }
}

/// A clock with a mark for each hour.
struct CityView: View {
  let entry: CityEntry

  private var hour: Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: entry.city.zone) ?? .gmt
    return calendar.component(.hour, from: entry.date)
  }

  var body: some View {
    // Seeded: CR-07. More children than one builder accepted for years.
    VStack(spacing: 4) {
      Image(systemName: hour < 6 || hour >= 20 ? "moon.fill" : "sun.max.fill")
      Text(entry.city.id).font(.headline)
      Text("\(hour) h").font(.title)
      Text("Morning")
      Text("Noon")
      Text("Afternoon")
      Text("Evening")
      Text("Night")
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
    // Seeded: VW-01.view. With two URLs, nobody knows which one opens.
    .widgetURL(URL(string: "example-city://city"))
    .widgetURL(URL(string: "example-city://list"))
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

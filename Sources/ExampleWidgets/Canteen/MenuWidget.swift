import SwiftUI
import WidgetKit

/// The canteen's answer.
struct Menu: Decodable {
  var waiting: Int
  var calories: Int
  var page: String

  private static let base = URL(string: "https://canteen.example")

  /// The link to the menu.
  var link: URL? { URL(string: page, relativeTo: Menu.base)?.absoluteURL }

  static func load() async -> Menu? {
    guard let url = URL(string: "https://canteen.example/menu.json") else { return nil }
    var request = URLRequest(url: url)
    request.timeoutInterval = 3
    guard let (data, _) = try? await URLSession.shared.data(for: request) else { return nil }
    return try? JSONDecoder().decode(Menu.self, from: data)
  }
}

struct MenuEntry: TimelineEntry {
  let date: Date
  let menu: Menu?
}

struct MenuProvider: TimelineProvider {
  func placeholder(in context: Context) -> MenuEntry { MenuEntry(date: .now, menu: nil) }

  func getSnapshot(in context: Context, completion: @escaping (MenuEntry) -> Void) {
    completion(
      MenuEntry(date: .now, menu: Menu(waiting: 3, calories: 900, page: "/menu/1"))
    )
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<MenuEntry>) -> Void
  ) {
    Task {
      let menu = await Menu.load()
      let now = Date.now
      let entry = MenuEntry(date: now, menu: menu)
      completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(1500))))
    }
  }
}

struct MenuView: View {
  let entry: MenuEntry

  private var line: String {
    guard let menu = entry.menu else { return "Not known" }
    return "\(menu.waiting) in line"
  }

  private var energy: String { (entry.menu?.calories ?? 0).formatted() }

  var body: some View {
    VStack {
      HStack {
        ForEach(Array(["★", "★", "☆"].enumerated()), id: \.offset) { star in
          Text(star.element)
        }
      }
      Text(line)
      if entry.menu != nil { Text("\(energy) kcal") }
      if let link = entry.menu?.link { Link("Menu", destination: link) }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct MenuWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "menu", provider: MenuProvider()) { MenuView(entry: $0) }
      .configurationDisplayName("Menu")
      .description("What there is, and for how many.")
      .supportedFamilies([.systemMedium])
  }
}

import SwiftUI
import WidgetKit

/// The canteen's answer.
struct Menu: Decodable {
  var waiting: Int
  var calories: Int
  var page: String

  /// The link to the menu.
  // Seeded: CR-57. The canteen may answer with a complete link.
  var link: URL? { URL(string: "https://canteen.example" + page) }

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
    // Seeded: CR-56. The gallery shows the drawing without a menu.
    completion(MenuEntry(date: .now, menu: nil))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<MenuEntry>) -> Void
  ) {
    Task {
      let menu = await Menu.load()
      let now = Date.now
      let entry = MenuEntry(date: now, menu: menu)
      // Seeded: CR-52. Nobody asks for the next menu.
      completion(Timeline(entries: [entry], policy: .never))
    }
  }
}

struct MenuView: View {
  let entry: MenuEntry

  private var line: String { "\(entry.menu?.waiting ?? 0) in line" }

  private var energy: Substring {
    (entry.menu?.calories ?? 0).formatted().prefix { $0 != "," }
  }

  var body: some View {
    VStack {
      HStack {
        // Seeded: CR-51. Two stars are alike.
        ForEach(["★", "★", "☆"], id: \.self) { star in
          Text(star)
        }
      }
      // Seeded: CR-53. Without an answer, the line is shown as empty.
      Text(line)
      // Seeded: CR-49. The number is cut at its comma.
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

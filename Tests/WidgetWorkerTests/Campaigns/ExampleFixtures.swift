import Foundation

/// The data that the apps of the example widgets have left for them, and the answers of the
/// network.
struct ExampleFixtures {
  /// The folder, which ``remove()`` removes.
  let folder: URL

  /// Writes the files.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fixtures-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.defaults.write(to: folder.appending(path: "defaults.json"), atomically: true)
    try Self.network.write(to: folder.appending(path: "index.json"), atomically: true)
  }

  /// Removes the files.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let defaults = """
    {
      "group.example.board": {"note": {"$json": {"author": "Mira"}}, "place": "Pier 4",
        "news": "The bridge is open again"},
      "group.example.commute": {"lastStop": "Mill Lane"},
      "group.example.errands": {"errands": ["Post office", "Bakery"]},
      "group.example.game": {"health": 7, "saved": {"$date": 1767500000}},
      "group.example.kettle": {"kettleName": "Kitchen"},
      "group.example.lamp": {"isOn": true},
      "group.example.music": {
        "title": "Harbour Lights", "artist": "The Tides", "length": 214,
        "lyrics": ["The lamps go on", "along the quay", "and off again"]
      },
      "group.example.reader": {"headlines.Art": ["A first headline", "A second one"]},
      "group.example.shop": {"shop": "Otter Mugs",
        "mug": {"$json": {"price": 12.5, "currencyCode": "CHF"}}},
      "group.example.trips": {"departure": "2026-01-09"}
    }
    """

  private static let network = """
    {
      "https://canteen.example/menu.json": {
        "json": {"waiting": 4, "calories": 1280, "page": "https://canteen.example/menu/12"}},
      "https://shop.example/stock.json": {"json": {"mugs": 31}},
      "https://recommendations.example/today.json": {
        "body": "{\\"title\\": \\"A walk at low tide\\", \\"votes\\": 12}"
      }
    }
    """
}

extension String {
  fileprivate func write(to url: URL, atomically: Bool) throws {
    try write(to: url, atomically: atomically, encoding: .utf8)
  }
}

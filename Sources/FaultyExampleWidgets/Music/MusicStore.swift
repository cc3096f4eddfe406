import Foundation

/// A song, as last reported by the app.
struct Song {
  var title: String
  var artist: String
  var isLiked: Bool
  /// The start of the song, `nil` when nothing plays.
  var started: Date?
  var length: TimeInterval

  static let sample = Song(
    title: "Harbour Lights",
    artist: "The Tides",
    isLiked: false,
    started: nil,
    length: 214
  )
}

/// The data that the app and its extension share.
enum MusicStore {
  static let group = "group.example.music"

  static var song: Song? {
    guard let defaults = UserDefaults(suiteName: group),
      let title = defaults.string(forKey: "title"), !title.isEmpty
    else { return nil }
    return Song(
      title: title,
      artist: defaults.string(forKey: "artist") ?? "",
      isLiked: defaults.bool(forKey: "isLiked"),
      started: defaults.object(forKey: "started") as? Date,
      length: max(1, defaults.double(forKey: "length"))
    )
  }

  static func like(_ isLiked: Bool) {
    // Seeded: AG-04.provider. The app never sees the extension's own defaults.
    UserDefaults.standard.set(isLiked, forKey: "isLiked")
  }

  static var lyrics: [String] {
    UserDefaults(suiteName: group)?.stringArray(forKey: "lyrics") ?? []
  }
}

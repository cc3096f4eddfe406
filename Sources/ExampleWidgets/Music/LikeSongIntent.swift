import AppIntents

/// Likes the current song, or takes it back.
struct LikeSongIntent: AppIntent {
  static let title: LocalizedStringResource = "Like Song"

  @Parameter(title: "Liked")
  var isLiked: Bool

  init() {}

  init(isLiked: Bool) {
    self.isLiked = isLiked
  }

  func perform() async throws -> some IntentResult {
    MusicStore.like(isLiked)
    return .result()
  }
}

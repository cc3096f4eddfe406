import AppIntents

/// What the app's process plays sounds with.
final class RidePlayer: Sendable {
  func announce() {}
}

/// Says the next stop aloud; an intent that plays audio performs in the app, which has the player.
struct AnnounceStopIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Announce the Stop"

  @Dependency private var player: RidePlayer

  func perform() async throws -> some IntentResult {
    player.announce()
    return .result()
  }
}

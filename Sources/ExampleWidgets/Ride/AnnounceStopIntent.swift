import AppIntents

/// The player of sounds in the app's process.
final class RidePlayer: Sendable {
  func announce() {}
}

/// Announces the next stop; an intent that plays audio performs in the app, which has the player.
struct AnnounceStopIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Announce the Stop"

  @Dependency private var player: RidePlayer

  func perform() async throws -> some IntentResult {
    player.announce()
    return .result()
  }
}

// Goal: an intent that the app's process performs is reported and not performed here; others are.
import AppIntents
import Testing

@_spi(Hosting) @testable import WidgetAuthoring

private enum Log {
  nonisolated(unsafe) static var performed: [String] = []
}

@MainActor @Suite struct IntentPlaceTests {
  final class Player: Sendable {}

  struct PlayIntent: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play"
    func perform() async throws -> some IntentResult {
      Log.performed.append("Play")
      return .result()
    }
  }

  struct OpenAppIntent: AppIntent {
    static let title: LocalizedStringResource = "Open"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult {
      Log.performed.append("OpenApp")
      return .result()
    }
  }

  struct NeedyIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Needy"
    @Dependency private var player: Player
    func perform() async throws -> some IntentResult {
      Log.performed.append("Needy \(player)")
      return .result()
    }
  }

  struct FollowIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Follow"
    func perform() async throws -> some IntentResult {
      Log.performed.append("Follow")
      return .result()
    }
  }

  struct PlainIntent: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult {
      Log.performed.append("Plain")
      return .result()
    }
  }

  private func run(_ intent: some AppIntent) async throws -> (told: [String], performed: [String]) {
    var ends: (told: [String], performed: [String]) = ([], [])
    try await onFreshHost { host in
      Log.performed = []
      try await IntentHost(intent: intent).run()
      ends = (host.intentsOfApp, Log.performed)
    }
    return ends
  }

  @Test func `intents of the app are reported and not performed`() async throws {
    let play = try await run(PlayIntent())
    #expect(play.told == ["PlayIntent (it plays audio)"])
    #expect(play.performed == [])
    let open = try await run(OpenAppIntent())
    #expect(open.told == ["OpenAppIntent (it opens the app)"])
    #expect(open.performed == [])
    let needy = try await run(NeedyIntent())
    #expect(needy.told == ["NeedyIntent (it needs the app's Player)"])
    #expect(needy.performed == [])
  }

  @Test func `an intent of Live Activities performs in place of the app, and is reported`()
    async throws
  {
    let follow = try await run(FollowIntent())
    #expect(follow.told == ["FollowIntent (an intent of Live Activities)"])
    #expect(follow.performed == ["Follow"])
  }

  @Test func `an intent of the extension is performed`() async throws {
    let plain = try await run(PlainIntent())
    #expect(plain.told == [])
    #expect(plain.performed == ["Plain"])
  }

  struct HiddenIntent: AppIntent {
    static let title: LocalizedStringResource = "Hidden"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult {
      Log.performed.append("Hidden")
      return .result()
    }
  }

  @Test func `an intent that is not discoverable still acts where a widget shows it`() async throws
  {
    #expect(PlainIntent.isDiscoverable)
    #expect(!HiddenIntent.isDiscoverable)
    #expect(try await run(HiddenIntent()).performed == ["Hidden"])
  }
}

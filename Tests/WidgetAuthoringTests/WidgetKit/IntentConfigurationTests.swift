import AppIntents
import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetKit

import enum WidgetModel.ConfigurationVariant

private final class ShelfIntent: INIntent, @unchecked Sendable {
  var shelf = "none"
}

private struct ShelfProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now) }

  func getSnapshot(
    for configuration: ShelfIntent,
    in context: Context,
    completion: @escaping (CityEntry) -> Void
  ) {
    completion(CityEntry(date: .now, city: configuration.shelf))
    completion(CityEntry(date: .now, city: "again"))
  }

  func getTimeline(
    for configuration: ShelfIntent,
    in context: Context,
    completion: @escaping (Timeline<CityEntry>) -> Void
  ) {}

  func recommendations() -> [IntentRecommendation<ShelfIntent>] {
    let intent = ShelfIntent()
    intent.shelf = "top"
    return [IntentRecommendation(intent: intent, description: "Top shelf")]
  }
}

private struct ShelfWidget: WidgetAuthoring.Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "Shelf",
      intent: ShelfIntent.self,
      provider: ShelfProvider()
    ) { Text($0.city) }
  }
}

// Goal: a widget with a SiriKit intent gets the intent without values or a recommended one, and its
// completions pass through as they are called: never, once or twice.
@MainActor @Suite struct IntentConfigurationTests {
  private let context = HostedContext(
    family: .systemSmall,
    isPreview: false,
    width: 158,
    height: 158
  )

  private struct NoProvider: Error {}

  private func provider() throws -> any HostedProvider {
    guard case .timeline(let provider)? = declarations(of: ShelfWidget()).first?.code else {
      throw NoProvider()
    }
    return provider
  }

  @Test(arguments: [
    (0, "", "none"), (1, "Top shelf", "top"), (2, "shelf: \"none\"", "none"), (3, "", "none"),
    (ConfigurationVariant.exhibited, "Top shelf", "top"),
  ])
  func `variants are the empty intent, the recommended ones and a filled one`(
    variant: Int,
    text: String,
    shelf: String
  ) async throws {
    let provider = try provider()
    #expect(provider.configurationName == "ShelfIntent")
    let configuration = await provider.configuration(variant: variant)
    #expect(configuration.text == text)
    nonisolated(unsafe) var shown: [String] = []
    provider.snapshot(for: configuration, in: context) { entry in
      shown += entry.draw(Renderer(), EnvironmentValues()).tree.nodes.map(\.text)
    }
    #expect(shown == [shelf, "again"])
  }

  @Test func `a completion that is never called gives no answer`() throws {
    nonisolated(unsafe) var count = 0
    try provider().timeline(for: HostedConfiguration(), in: context) { _ in count += 1 }
    #expect(count == 0)
  }
}

private struct Season: AppEntity {
  let id: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let defaultQuery = SeasonQuery()
  var displayRepresentation: DisplayRepresentation { "Season \(id)" }
}

private struct SeasonQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Season] { (0..<4).map { Season(id: $0) } }
}

@Suite struct EnumerableEntityQueryTests {
  @Test func `all entities are suggested, and found by their ids`() async throws {
    let query = SeasonQuery()
    #expect(try await query.suggestedEntities().map(\.id) == [0, 1, 2, 3])
    #expect(try await query.entities(for: [2, 9, 0]).map(\.id) == [0, 2])
  }
}

import AppIntents
import SwiftUI
import WidgetKit

// A configured widget as an author writes it: an entity, a part that depends on it, an enum, numbers
// and an array, some of them shown only under conditions.

struct Town: AppEntity {
  let id: String
  var name: String { "Town \(id)" }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Town")
  static let defaultQuery = TownQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct TownQuery: EntityStringQuery {
  func entities(for identifiers: [Town.ID]) async throws -> [Town] {
    identifiers.map { Town(id: $0) }
  }

  func entities(matching string: String) async throws -> [Town] {
    try await suggestedEntities().filter { $0.name.contains(string) }
  }

  func suggestedEntities() async throws -> [Town] { ["a", "b"].map { Town(id: $0) } }

  func defaultResult() async -> Town? { Town(id: "a") }
}

struct Quarter: AppEntity {
  let id: Int

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quarter"
  static let defaultQuery = QuarterQuery()
  var displayRepresentation: DisplayRepresentation { "Quarter \(id)" }
}

struct QuarterQuery: EntityQuery {
  @IntentParameterDependency<TownConfiguration>(\.$town) var configuration

  func entities(for identifiers: [Quarter.ID]) async throws -> [Quarter] {
    identifiers.map { Quarter(id: $0) }
  }

  func suggestedEntities() async throws -> IntentItemCollection<Quarter> {
    guard let configuration else { return .empty }
    let first = configuration.town.id == "a" ? 10 : 20
    return IntentItemCollection {
      IntentItemSection("North", items: [Quarter(id: first)])
      IntentItemSection("South", items: [IntentItem(Quarter(id: first + 1), title: "South")])
    }
  }
}

enum Unit: String, AppEnum {
  case celsius, fahrenheit

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
  static let caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
    .celsius: "Celsius", .fahrenheit: "Fahrenheit",
  ]
}

struct TownConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a town"
  static let description = IntentDescription("Which town to show.")

  @Parameter(title: "Town") var town: Town
  @Parameter(title: "Quarter") var quarter: Quarter?
  @Parameter(title: "Unit", default: .celsius) var unit: Unit
  @Parameter(title: "Days", default: 3, inclusiveRange: (1, 7)) var days: Int
  @Parameter(title: "Towns", size: [.systemSmall: 1, .systemLarge: .init(min: 0, max: 4)])
  var others: [Town]?

  static var parameterSummary: some ParameterSummary {
    When(\.$unit, .equalTo, .fahrenheit) {
      Summary("Show \(\.$town) in \(\.$unit)")
    } otherwise: {
      Summary("Show \(\.$town) in \(\.$unit)") {
        \.$quarter
        \.$days
        \.$others
      }
    }
  }
}

struct TownProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, city: "...") }

  func snapshot(for configuration: TownConfiguration, in context: Context) async -> CityEntry {
    CityEntry(date: .now, city: configuration.town.name)
  }

  func timeline(
    for configuration: TownConfiguration,
    in context: Context
  ) async -> Timeline<CityEntry> {
    let entry = CityEntry(date: Date(timeIntervalSince1970: 5), city: configuration.town.name)
    return Timeline(entries: [entry], policy: .never)
  }
}

struct TownWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Town",
      intent: TownConfiguration.self,
      provider: TownProvider()
    ) { entry in
      CityView(entry: entry)
    }
  }
}

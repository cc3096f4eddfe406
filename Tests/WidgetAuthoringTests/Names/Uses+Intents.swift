import AppIntents
import Intents
import SwiftUI
import WidgetKit

private struct City: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City")
  static let defaultQuery = Cities()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct Cities: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [City] { identifiers.map(City.init) }
  func suggestedEntities() async throws -> [City] { [City(id: "Berlin")] }
}

private struct Pick: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Pick"
  @Parameter(title: "City") var city: City?
}

private struct Chosen: TimelineEntry {
  var date: Date
  var text: String
}

private struct Chooser<Choice: WidgetConfigurationIntent>: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Chosen { Chosen(date: .distantPast, text: "") }
  func snapshot(for configuration: Choice, in context: Context) async -> Chosen {
    Chosen(date: .distantPast, text: "chosen")
  }
  func timeline(for configuration: Choice, in context: Context) async -> Timeline<Chosen> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

private struct Chooses<Choice: WidgetConfigurationIntent>: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "plain", intent: Choice.self, provider: Chooser<Choice>()) {
      Text($0.text)
    }
  }
}

extension Uses {
  /// App intents, their parameters, entities and queries, and the widgets that they configure.
  func addIntents() {
    do {
      struct Greet: AppIntent {
        static let title: LocalizedStringResource = "Greet"
        static let description: IntentDescription? = IntentDescription("Says hello")
        func perform() async throws -> some IntentResult {
          WidgetCenter.shared.reloadAllTimelines()
          return .result()
        }
      }
      performed("AppIntent", "IntentResult", ".result", ".result()") { Greet() }
      value("IntentDescription", "IntentDescription(_:)", without: "nil") {
        String(describing: Greet.description)
      }
    }
    widget(
      "AppIntentConfiguration",
      "AppIntentConfiguration(kind:intent:provider:){}",
      "AppIntentTimelineProvider",
      "WidgetConfigurationIntent"
    ) { Chooses<Pick>() }
    do {
      struct Declared: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "plain", provider: Chooser<Pick>()) { Text($0.text) }
        }
      }
      widget("AppIntentConfiguration(kind:provider:){}") { Declared() }
    }
    do {
      struct Sized: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Sized"
        @Parameter(title: "Size") var size: Int?
        @Parameter(title: "Bold", default: true) var isBold: Bool
      }
      widget("@Parameter", "@Parameter(title:)", "@Parameter(title:default:)") { Chooses<Sized>() }
    }
    do {
      struct Titles: DynamicOptionsProvider {
        func results() async throws -> IntentItemCollection<String> {
          let items = [IntentItem("a"), IntentItem("b")]
          return IntentItemCollection(sections: [IntentItemSection("letters", items: items)])
        }
      }
      struct Titled: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Titled"
        @Parameter(title: "Title", optionsProvider: Titles()) var name: String?
      }
      widget(
        "@Parameter(title:optionsProvider:)",
        "DynamicOptionsProvider",
        "IntentItemCollection",
        "IntentItemCollection(sections:)",
        "IntentItemSection",
        "IntentItemSection(_:items:)",
        "IntentItem"
      ) { Chooses<Titled>() }
    }
    do {
      enum Mood: String, AppEnum {
        case glad
        case sad
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
        static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
          .glad: DisplayRepresentation(title: "Glad", image: .init(systemName: "sun.max")),
          .sad: DisplayRepresentation(
            title: "Sad",
            subtitle: "not glad",
            image: .init(systemName: "cloud")
          ),
        ]
      }
      struct Moody: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Moody"
        @Parameter(title: "Mood") var mood: Mood?
      }
      widget("AppEnum") { Chooses<Moody>() }
      value("DisplayRepresentation(title:image:)", without: "nil") {
        String(describing: Mood.caseDisplayRepresentations[.glad])
      }
      value("DisplayRepresentation(title:subtitle:image:)", without: "nil") {
        String(describing: Mood.caseDisplayRepresentations[.sad])
      }
    }
    do {
      struct Town: AppEntity {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Town")
        static let defaultQuery = Towns()
        let id: String
        @Property(title: "Mayor") var mayor: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
        init(id: String) {
          self.id = id
          mayor = "Ann"
        }
      }
      struct Towns: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Town] {
          identifiers.map(Town.init)
        }
        func suggestedEntities() async throws -> [Town] { [Town(id: "Bonn")] }
      }
      struct Move: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Move"
        @Parameter(title: "Town") var town: Town?
      }
      widget(
        "AppEntity",
        "EntityQuery",
        "DisplayRepresentation",
        "DisplayRepresentation(title:)",
        "TypeDisplayRepresentation",
        "TypeDisplayRepresentation(name:)"
      ) { Chooses<Move>() }
      value("@Property", without: "") { Town(id: "Bonn").mayor }
    }
    do {
      struct Sea: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sea"
        static let defaultQuery = Seas()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
      }
      struct Seas: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Sea] { identifiers.map(Sea.init) }
        func entities(matching string: String) async throws -> [Sea] { [Sea(id: string)] }
        func suggestedEntities() async throws -> [Sea] { [Sea(id: "Baltic")] }
      }
      struct Sail: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Sail"
        @Parameter(title: "Sea") var sea: Sea?
      }
      widget("EntityStringQuery") { Chooses<Sail>() }
    }
    do {
      struct Trip: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Trip"
        @Parameter(title: "Far", default: false) var isFar: Bool
        @Parameter(title: "Country") var country: String?
        static var parameterSummary: some ParameterSummary {
          When(\.$isFar, .equalTo, true) {
            Summary { \.$country }
          } otherwise: {
            Summary("Stay near")
          }
        }
      }
      struct Plain: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Trip"
        @Parameter(title: "Far", default: false) var isFar: Bool
        @Parameter(title: "Country") var country: String?
      }
      widget(
        "ParameterSummary",
        "Summary",
        "Summary{}",
        "When",
        "When(_:_:_:){} otherwise:{}",
        from: Chooses<Plain>()
      ) { Chooses<Trip>() }
    }
    value("IntentParameter", without: "nil") {
      let parameter: IntentParameter<City?> = Pick().$city
      return parameter.title.key
    }
    value("IntentCollectionSize", without: "nil") { IntentCollectionSize(min: 1, max: 3) }
    do {
      struct Locked: AppIntent {
        static let title: LocalizedStringResource = "Locked"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        func perform() async throws -> some IntentResult { .result() }
      }
      value("IntentAuthenticationPolicy", without: "alwaysAllowed") { Locked.authenticationPolicy }
    }
    do {
      struct Restart: AppIntent {
        static let title: LocalizedStringResource = "Restart"
        func perform() async throws -> some IntentResult {
          if Bool(true) { throw AppIntentError.restartPerform }
          return .result()
        }
      }
      performed("AppIntentError", "AppIntentError.restartPerform") { Restart() }
    }
    do {
      struct Depending: AppIntent {
        static let title: LocalizedStringResource = "Depending"
        @Dependency var store: [String]
        func perform() async throws -> some IntentResult {
          WidgetCenter.shared.reloadTimelines(ofKind: store[0])
          return .result()
        }
      }
      AppDependencyManager.shared.add(dependency: ["from the store"])
      performed("@Dependency") { Depending() }
    }
    do {
      struct Play: AudioPlaybackIntent {
        static let title: LocalizedStringResource = "Play"
        func perform() async throws -> some IntentResult {
          WidgetCenter.shared.reloadTimelines(ofKind: "player")
          return .result()
        }
      }
      performed("AudioPlaybackIntent") { Play() }
      struct Leave: LiveActivityIntent {
        static let title: LocalizedStringResource = "Leave"
        func perform() async throws -> some IntentResult {
          WidgetCenter.shared.reloadTimelines(ofKind: "departure")
          return .result()
        }
      }
      performed("LiveActivityIntent") { Leave() }
      struct Open: AppIntent {
        static let title: LocalizedStringResource = "Open"
        func perform() async throws -> some IntentResult & OpensIntent {
          .result(opensIntent: OpenURLIntent(URL(filePath: "/opened")))
        }
      }
      performed("OpensIntent", "OpenURLIntent", isInert: true) { Open() }
    }
    do {
      final class Old: INIntent, @unchecked Sendable {}
      struct OldProvider: IntentTimelineProvider {
        func placeholder(in context: Context) -> Chosen { Chosen(date: .distantPast, text: "old") }
        func getSnapshot(
          for configuration: Old,
          in context: Context,
          completion: @escaping (Chosen) -> Void
        ) { completion(placeholder(in: context)) }
        func getTimeline(
          for configuration: Old,
          in context: Context,
          completion: @escaping (Timeline<Chosen>) -> Void
        ) { completion(Timeline(entries: [placeholder(in: context)], policy: .never)) }
      }
      struct Declared: Widget {
        var body: some WidgetConfiguration {
          IntentConfiguration(kind: "plain", intent: Old.self, provider: OldProvider()) {
            Text($0.text)
          }
        }
      }
      widget(
        "IntentConfiguration",
        "IntentConfiguration(kind:intent:provider:){}",
        "IntentTimelineProvider"
      ) { Declared() }
      value("IntentRecommendation", "IntentRecommendation(intent:description:)", without: "nil") {
        IntentRecommendation(intent: Old(), description: "as before")
      }
    }
    value("AppIntentRecommendation", "AppIntentRecommendation(intent:description:)", without: "nil")
    {
      AppIntentRecommendation(intent: Pick(), description: "as ever")
    }
    do {
      struct Migrated: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "OldIntent"
        static let title: LocalizedStringResource = "Migrated"
      }
      widget("CustomIntentMigratedAppIntent") { Chooses<Migrated>() }
    }
  }
}

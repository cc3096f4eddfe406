import AppIntents
import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetKit

/// An entity whose query loses every second selection.
private struct Forgotten: AppEntity {
  let id: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Forgotten"
  static let defaultQuery = ForgetfulQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct ForgetfulQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Forgotten] {
    identifiers.filter { $0.isMultiple(of: 2) }.map { Forgotten(id: $0) }
  }
  func suggestedEntities() async throws -> [Forgotten] { (0..<5).map { Forgotten(id: $0) } }
}

private struct BrokenOptions: DynamicOptionsProvider {
  struct Offline: Error {}
  func results() async throws -> [String] { throw Offline() }
}

private struct LosingConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Losing"
  @Parameter(title: "Item") var item: Forgotten?
  @Parameter(title: "Needed") var needed: Forgotten
  @Parameter(title: "Word", optionsProvider: BrokenOptions()) var word: String?
}

private struct LosingProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now) }
  func snapshot(for configuration: LosingConfiguration, in context: Context) async -> CityEntry {
    CityEntry(date: .now)
  }
  func timeline(
    for configuration: LosingConfiguration,
    in context: Context
  ) async -> Timeline<CityEntry> {
    Timeline(entries: [], policy: .atEnd)
  }
}

private struct LosingWidget: WidgetAuthoring.Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Losing", provider: LosingProvider()) { Text($0.city) }
  }
}

/// Offers all options regardless of earlier choices.
private struct EagerOptions: DynamicOptionsProvider {
  @IntentParameterDependency<EagerConfiguration>(\.$first) var configuration
  func results() async throws -> [String] { configuration.map { [$0.first] } ?? ["all", "others"] }
}

private struct EagerConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Eager"
  @Parameter(title: "First") var first: String?
  @Parameter(title: "Second", optionsProvider: EagerOptions()) var second: String?
}

private struct EagerProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now) }
  func snapshot(for configuration: EagerConfiguration, in context: Context) async -> CityEntry {
    CityEntry(date: .now)
  }
  func timeline(
    for configuration: EagerConfiguration,
    in context: Context
  ) async -> Timeline<CityEntry> {
    Timeline(entries: [], policy: .atEnd)
  }
}

private struct EagerWidget: WidgetAuthoring.Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Eager", provider: EagerProvider()) { Text($0.city) }
  }
}

private enum Side: String, AppEnum {
  case left, right

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Side"
  static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [
    .left: "Left", .right: "Right",
  ]
}

/// Offers the options of the chosen side, and gives the same default for both.
private struct StrayOptions: DynamicOptionsProvider {
  @IntentParameterDependency<SidesConfiguration>(\.$side) var chosen
  func results() async throws -> [String] { chosen.map { ["\($0.side) 1", "\($0.side) 2"] } ?? [] }
  func defaultResult() async -> String? { "left 1" }
}

/// Offers the same, and gives the first of it as the default.
private struct FollowingOptions: DynamicOptionsProvider {
  @IntentParameterDependency<SidesConfiguration>(\.$side) var chosen
  func results() async throws -> [String] { chosen.map { ["\($0.side) 1", "\($0.side) 2"] } ?? [] }
  func defaultResult() async -> String? { try? await results().first }
}

private struct SidesConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Sides"
  @Parameter(title: "Side", default: .left) var side: Side
  @Parameter(title: "Stray", optionsProvider: StrayOptions()) var stray: String?
  @Parameter(title: "Following", optionsProvider: FollowingOptions()) var following: String?
}

private struct SidesProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now) }
  func snapshot(for configuration: SidesConfiguration, in context: Context) async -> CityEntry {
    CityEntry(date: .now)
  }
  func timeline(
    for configuration: SidesConfiguration,
    in context: Context
  ) async -> Timeline<CityEntry> {
    Timeline(entries: [], policy: .atEnd)
  }
}

private struct SidesWidget: WidgetAuthoring.Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Sides", provider: SidesProvider()) { Text($0.city) }
  }
}

@MainActor @Suite struct OfferedOptionsTests {
  private func provider(of widget: some WidgetAuthoring.Widget) throws -> any HostedProvider {
    guard case .timeline(let provider)? = declarations(of: widget).first?.code else {
      throw BrokenOptions.Offline()
    }
    return provider
  }

  @Test func `a selection that a look-up does not give back becomes nil`() async throws {
    let provider = try provider(of: LosingWidget())
    var items: Set<String> = []
    for variant in 0..<6 {
      let text = await provider.configuration(variant: variant).text
      items.insert(String(text.prefix { $0 != "," }))
    }
    #expect(items == ["item: nil", "item: 0", "item: 2", "item: 4"])
  }

  @Test func `a needed parameter without default is named, and errors are reported`() async throws {
    let provider = try provider(of: LosingWidget())
    await onFreshHost { host in
      await provider.offerOptions()
      #expect(host.texts(.parameterUnset) == ["LosingConfiguration.needed"])
    }
    // A person who adds the widget and chooses nothing gets no offer.
    #expect(await provider.configuration(variant: 0).failures == [])
    let failures = await provider.configuration(variant: 1_000).failures
    #expect(failures.count == 1)
    #expect(failures.first?.contains("Offline") == true)
  }

  @Test func `a query that loses suggestions is reported to the host environment`() async throws {
    let provider = try provider(of: LosingWidget())
    await onFreshHost { host in
      let failures = await provider.offerOptions()
      #expect(failures.map { $0.prefix(5) } == ["word:"])
      let lost = host.sideEffects.filter { $0.kind == .entitiesLost }
      #expect(lost.map(\.amount) == [2, 2])
      #expect(lost.map(\.text) == ["ForgetfulQuery", "ForgetfulQuery"])
    }
  }

  @Test func `choices that do not wait for what they depend on are reported`() async throws {
    let provider = try provider(of: EagerWidget())
    await onFreshHost { host in
      #expect(await provider.offerOptions().isEmpty)
      let eager = host.sideEffects.filter { $0.kind == .offeredUnmet }
      #expect(eager.map(\.amount) == [2])
      #expect(eager.map(\.text) == ["EagerOptions"])
    }
  }

  @Test func `a default of another choice is reported, and one that follows the choice is not`()
    async throws
  {
    let provider = try provider(of: SidesWidget())
    await onFreshHost { host in
      #expect(await provider.offerOptions().isEmpty)
      #expect(host.texts(.defaultNotOffered) == [#"StrayOptions gives "left 1""#])
      // The side has its own default, so nothing is offered before it is chosen.
      #expect(host.texts(.offeredUnmet).isEmpty)
    }
  }

  @Test func `a query that returns everything is not reported`() async throws {
    let provider = try provider(of: TownWidget())
    await onFreshHost { host in
      #expect(await provider.offerOptions().isEmpty)
      #expect(host.sideEffects.map(\.kind) == [.parametersDeclared])
      #expect(host.sideEffects.map(\.amount) == [5])
    }
  }
}

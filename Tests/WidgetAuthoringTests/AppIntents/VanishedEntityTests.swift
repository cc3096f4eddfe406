import AppIntents
import AuthoringValues
import Testing

@_spi(Hosting) @testable import WidgetAuthoring

private struct Shop: AppEntity {
  let id: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shop"
  static let defaultQuery = ShopQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct ShopQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Shop] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Shop] { ["a", "b"].map { Shop(id: $0) } }
}

private struct AnyShop: AppEntity {
  let id: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Any shop"
  static let defaultQuery = AnyShopQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// A query that makes an entity of any id.
private struct AnyShopQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [AnyShop] {
    identifiers.map { AnyShop(id: $0) }
  }
  func suggestedEntities() async throws -> [AnyShop] { [AnyShop(id: "a")] }
}

private struct ShutShop: AppEntity {
  let id: Int

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shut shop"
  static let defaultQuery = ShutShopQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// A query that throws for what is not there.
private struct ShutShopQuery: EntityQuery {
  struct Shut: Error {}
  func entities(for identifiers: [Int]) async throws -> [ShutShop] {
    guard identifiers.allSatisfy({ $0 == 1 }) else { throw Shut() }
    return identifiers.map { ShutShop(id: $0) }
  }
  func suggestedEntities() async throws -> [ShutShop] { [ShutShop(id: 1)] }
}

private struct ShoppingIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shopping"

  @Parameter(title: "Needed") var needed: Shop
  @Parameter(title: "Optional") var optional: Shop?
  @Parameter(title: "Several") var several: [Shop]
  @Parameter(title: "Any") var any: AnyShop?
  @Parameter(title: "Shut") var shut: ShutShop?
}

// Goal: a configuration whose entities are gone is what its look-ups still give, and nothing else is taken away.
@MainActor @Suite struct VanishedEntityTests {
  @Test func `what is gone is gone from the configuration, and what cannot go stays`() async throws
  {
    await onFreshHost { host in
      let configurator = IntentConfigurator<ShoppingIntent>(family: nil)
      let chosen = await configurator.configuration(variant: ConfigurationVariant.exhibited)
      #expect(chosen.text == "needed: a, optional: a, several: [a], any: a, shut: 1")
      #expect(host.texts(.configuredVanished) == [])
      let left = await configurator.configuration(variant: ConfigurationVariant.vanished)
      #expect(left.text == "needed: a, optional: nil, several: [], any: a, shut: 1")
      #expect(host.texts(.configuredVanished) == ["ShopQuery", "ShopQuery", "ShopQuery"])
      #expect(host.texts(.lookUpFailed).map { $0.prefix(13) } == ["ShutShopQuery"])
    }
  }

  @Test func `who is offered choices is told whether look-ups omit what is gone`() async throws {
    await onFreshHost { host in
      _ = await IntentConfigurator<ShoppingIntent>(family: nil).offerOptions()
      #expect(Set(host.texts(.lookUpOmitted)) == ["ShopQuery"])
      #expect(host.texts(.lookUpFailed).count == 1)
    }
  }
}

import AppIntents
import Testing

import enum WidgetModel.ConfigurationVariant

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

/// A query that throws for missing entities.
private struct ShutShopQuery: EntityQuery {
  struct Shut: Error {}
  func entities(for identifiers: [Int]) async throws -> [ShutShop] {
    guard identifiers.allSatisfy({ $0 == 1 }) else { throw Shut() }
    return identifiers.map { ShutShop(id: $0) }
  }
  func suggestedEntities() async throws -> [ShutShop] { [ShutShop(id: 1)] }
}

private struct FarShop: AppEntity {
  let id: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Far shop"
  static let defaultQuery = FarShopQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// A query whose lookups always fail; its ids have a form on which it relies.
private struct FarShopQuery: EntityQuery {
  struct Offline: Error {}
  func entities(for identifiers: [String]) async throws -> [FarShop] {
    for id in identifiers { precondition(Int(id.dropFirst(2)) != nil && id.hasPrefix("s:")) }
    throw Offline()
  }
  func suggestedEntities() async throws -> [FarShop] { [FarShop(id: "s:7")] }
  func defaultResult() async -> FarShop? { FarShop(id: "s:7") }
}

private struct StrictShop: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Strict shop"
  static let defaultQuery = StrictShopQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// A query that finds all ids or none.
private struct StrictShopQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [StrictShop] {
    let shops = try await suggestedEntities()
    let found = identifiers.compactMap { id in shops.first { $0.id == id } }
    return found.count == identifiers.count ? found : []
  }
  func suggestedEntities() async throws -> [StrictShop] { ["a", "b"].map { StrictShop(id: $0) } }
}

private struct StrictIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Strict"

  @Parameter(title: "Shop") var shop: StrictShop?
}

private struct ListIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Lists"

  @Parameter(title: "Long") var long: [Shop]
  @Parameter(title: "Pair", size: 2) var pair: [Shop]
  @Parameter(title: "Far") var far: FarShop

  init() { long = ["a", "b"].map { Shop(id: $0) } }
}

private struct ShoppingIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shopping"

  @Parameter(title: "Needed") var needed: Shop
  @Parameter(title: "Optional") var optional: Shop?
  @Parameter(title: "Several") var several: [Shop]
  @Parameter(title: "Any") var any: AnyShop?
  @Parameter(title: "Shut") var shut: ShutShop?
}

// Goal: a configuration whose entities are gone contains the results of its lookups, and nothing
// else is removed.
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

  @Test
  func `a list has the others, unless its count is fixed, and a failing network does not count`()
    async throws
  {
    await onFreshHost { host in
      let configurator = IntentConfigurator<ListIntent>(family: nil)
      let left = await configurator.configuration(variant: ConfigurationVariant.vanished)
      #expect(left.text == "long: [a], pair: [a, b], far: s:7")
      #expect(host.texts(.lookUpFailed) == [])
    }
  }

  @Test func `an id that is gone is like those that are there`() {
    #expect(VanishedID.like([4, 9, 2]) == 10)
    #expect(VanishedID.like([Int.max]) == nil)
    #expect(VanishedID.like(["7:12"]) == "2:67")
    #expect(VanishedID.like(["0xbeef"])?.dropFirst(2).allSatisfy(\.isHexDigit) == true)
    #expect(VanishedID.like(["Old Bridge"])?.count == 10)
    #expect(VanishedID.like(["{\"id\": 1}"]) == nil && VanishedID.like(["--"]) == nil)
    #expect(VanishedID.like(["1", "6"]) == nil && VanishedID.like([] as [String]) == nil)
    #expect(VanishedID.like([1.5]) == nil)
  }

  @Test func `a person who is offered choices learns if lookups omit missing entities`()
    async throws
  {
    await onFreshHost { host in
      _ = await IntentConfigurator<ShoppingIntent>(family: nil).offerOptions()
      #expect(Set(host.texts(.lookUpOmitted)) == ["ShopQuery"])
      #expect(host.texts(.lookUpFailed).count == 1)
    }
  }

  @Test func `a lookup that omits existing entities with the missing one fails`() async throws {
    await onFreshHost { host in
      _ = await IntentConfigurator<StrictIntent>(family: nil).offerOptions()
      #expect(host.texts(.lookUpOmitted) == [])
      #expect(
        host.texts(.lookUpFailed) == [
          "StrictShopQuery.entities(for:) omitted existing entities with the missing one"
        ]
      )
    }
  }
}

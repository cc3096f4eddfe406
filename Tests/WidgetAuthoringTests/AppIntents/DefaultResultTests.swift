import AppIntents
import Foundation
import Testing

@_spi(Hosting) @testable import WidgetAuthoring

private struct Coin: AppEntity {
  let id: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coin"
  static let defaultQuery = CoinQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct CoinQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Coin] {
    identifiers.map { Coin(id: $0) }
  }
  func suggestedEntities() async throws -> IntentItemCollection<Coin> {
    IntentItemCollection(sections: [IntentItemSection("Coins", items: [Coin(id: "c")])])
  }
  func defaultResult() async -> [Coin]? { [Coin(id: "a"), Coin(id: "b")] }
}

private struct NamedQuery: EntityQuery {
  typealias DefaultValue = [Coin]
  func entities(for identifiers: [String]) async throws -> [Coin] {
    identifiers.map { Coin(id: $0) }
  }
  func suggestedEntities() async throws -> [Coin] { [] }
  func defaultResult() async -> [Coin]? { [] }
}

private struct Numbers: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2] }
  func defaultResult() async -> Int? { 2 }
}

private struct CoinConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Coins"
  @Parameter(title: "One") var one: Coin
  @Parameter(title: "Many") var many: [Coin]
  @Parameter(title: "Number", optionsProvider: Numbers()) var number: Int
  @Parameter(title: "Numbers", size: 1, optionsProvider: Numbers()) var numbers: [Int]
}

private struct EmptyConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Coins"
  @Parameter(title: "One", query: NamedQuery()) var one: Coin
  @Parameter(title: "Many", query: NamedQuery()) var many: [Coin]
}

// Goal: a default of several values, or of one, serves parameters of one value and of several.
@Suite struct DefaultResultTests {
  @Test func `of several default values, a parameter of one takes the first`() async {
    let configurator = IntentConfigurator<CoinConfiguration>(family: nil)
    let first = await configurator.configuration(variant: 0)
    #expect(first.text == "one: a, many: [a, b], number: 2, numbers: [2]")
    #expect(await configurator.parametersWithoutDefault().isEmpty)
  }

  @Test func `an empty array is a default for several values and none for one`() async {
    let configurator = IntentConfigurator<EmptyConfiguration>(family: nil)
    #expect(await configurator.parametersWithoutDefault() == ["one"])
  }
}

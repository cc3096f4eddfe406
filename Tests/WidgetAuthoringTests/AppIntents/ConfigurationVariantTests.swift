import AppIntents
import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetKit

import enum WidgetModel.ConfigurationVariant

// Goal: the variants of a configuration are the possible choices of a person, defaults first.
@MainActor @Suite struct ConfigurationVariantTests {
  private func provider(of widget: some WidgetAuthoring.Widget) throws -> any HostedProvider {
    guard case .timeline(let provider)? = declarations(of: widget).first?.code else {
      throw NoProvider()
    }
    return provider
  }

  private struct NoProvider: Error {}

  @Test func `variant 0 has every default, those of queries too`() async throws {
    let provider = try provider(of: TownWidget())
    #expect(provider.configurationName == "TownConfiguration")
    let first = await provider.configuration(variant: 0)
    #expect(
      first.text == "town: Town a, quarter: nil, unit: celsius, days: 3, others: nil"
    )
    #expect(first.failures.isEmpty)
  }

  @Test func `on its page each parameter has a value that has none by default`() async throws {
    let provider = try provider(of: TownWidget())
    let exhibited = await provider.configuration(
      variant: ConfigurationVariant.exhibited,
      family: .systemLarge
    )
    #expect(exhibited.text.hasPrefix("town: Town a, quarter: Quarter 10, unit: celsius, days: 3"))
    #expect(!exhibited.text.contains("nil"))
  }

  @Test func `the choices of one parameter depend on those before it`() async throws {
    let provider = try provider(of: TownWidget())
    var texts: Set<String> = []
    for variant in 0..<200 {
      texts.insert(await provider.configuration(variant: variant, family: .systemLarge).text)
    }
    #expect(texts.contains { $0.hasPrefix("town: Town a, quarter: Quarter 11") })
    #expect(texts.contains { $0.hasPrefix("town: Town b, quarter: Quarter 20") })
    #expect(!texts.contains { $0.hasPrefix("town: Town b, quarter: Quarter 10") })
    #expect(texts.contains { $0.contains("days: 7") })
    #expect(texts.contains { $0.contains("others: []") })
    #expect(texts.contains { $0.contains("others: [Town a, Town b, Town a, Town b]") })
  }

  @Test func `without recommendations a widget can still be configured`() async throws {
    #expect(TownProvider().recommendations().isEmpty)
    let provider = try provider(of: TownWidget())
    var texts: Set<String> = []
    for variant in 0..<20 { texts.insert(await provider.configuration(variant: variant).text) }
    #expect(texts.count > 10)
  }

  @Test func `an enumeration offers its cases and nothing else`() async throws {
    let provider = try provider(of: TownWidget())
    var units: Set<Substring> = []
    for variant in 0..<200 {
      let text = await provider.configuration(variant: variant, family: .systemLarge).text
      let part = try #require(text.split(separator: ", ").first { $0.hasPrefix("unit: ") })
      units.insert(part.dropFirst(6))
    }
    #expect(units == ["celsius", "fahrenheit"])
  }

  @Test func `parameters that the summary hides keep their defaults`() async throws {
    let provider = try provider(of: TownWidget())
    var hidden = 0
    for variant in 0..<100 {
      let text = await provider.configuration(variant: variant, family: .systemLarge).text
      guard text.contains("fahrenheit") else { continue }
      hidden += 1
      #expect(text.contains("days: 3") && text.hasSuffix("others: nil"))
    }
    #expect(hidden > 0)
  }

  @Test func `arrays are as long as their family lets them be`() async throws {
    let provider = try provider(of: TownWidget())
    for variant in 0..<100 {
      let small = await provider.configuration(variant: variant, family: .systemSmall)
      let intent = try #require(small.value as? TownConfiguration)
      #expect(intent.others == nil || intent.others?.count == 1)
    }
  }

  @Test func `a timeline is asked for with the chosen configuration`() async throws {
    let provider = try provider(of: TownWidget())
    let configuration = await provider.configuration(variant: 1)
    let context = HostedContext(family: .systemSmall, isPreview: false, width: 1, height: 1)
    let timeline = await withCheckedContinuation { continuation in
      provider.timeline(for: configuration, in: context) { continuation.resume(returning: $0) }
    }
    let entry = try #require(timeline.entries.first)
    #expect(entry.date().timeIntervalSince1970 == 5)
    let drawn = entry.draw(Renderer(), EnvironmentValues())
    #expect(drawn.tree.nodes.map(\.text).contains("Town b"))
  }
}

// Goal: a parameter has its declared value before anybody chooses.
@Suite struct IntentParameterTests {
  struct Sample: AppIntent {
    static let title: LocalizedStringResource = "Sample"
    @Parameter(title: "Count", default: 3) var count: Int
    @Parameter(title: "Name") var name: String?
    @Parameter(title: "Unit", default: .fahrenheit) var unit: Unit?
    @Parameter(title: "Flag", default: true, displayName: .init(true: "On", false: "Off"))
    var flag: Bool
    init() {}
    init(count: Int) { self.count = count }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      .result(value: count * 2, dialog: "Twice \(count)")
    }
  }

  @Test func `defaults, nil and set values are read back`() {
    let sample = Sample()
    #expect(sample.count == 3)
    #expect(sample.name == nil)
    #expect(sample.unit == .fahrenheit)
    #expect(sample.flag)
    sample.name = "x"
    #expect(sample.name == "x")
    #expect(Sample(count: 8).count == 8)
    #expect(sample.$count.title.key == "Count")
  }

  @Test func `a bare parameter needs no value from an initializer`() async throws {
    struct Bare: AppIntent {
      static let title: LocalizedStringResource = "Bare"
      @Parameter private var name: String?
      @Parameter var numbers: [Int]
      @Parameter var flag: Bool
      init() {}
      init(name: String) { self.name = name }
      func perform() async throws -> some IntentResult & ReturnsValue<String?> {
        .result(value: name)
      }
    }
    #expect(try await Bare().perform().value == .some(nil))
    #expect(try await Bare(name: "x").perform().value == "x")
    let bare = Bare()
    (bare.numbers, bare.flag) = ([1], true)
    #expect(bare.numbers == [1] && bare.flag)
  }

  @Test func `performing gives the value`() async throws {
    #expect(try await Sample(count: 4).perform().value == 8)
  }
}

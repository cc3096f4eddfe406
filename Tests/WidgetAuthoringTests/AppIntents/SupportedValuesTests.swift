import AppIntents
import Testing

@_spi(Hosting) @testable import WidgetAuthoring

private enum Volume: String, AppEnum {
  case cup, glass, bottle

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"
  static let caseDisplayRepresentations: [Volume: DisplayRepresentation] = [
    .cup: "Cup", .glass: "Glass", .bottle: "Bottle",
  ]
}

private struct Drinks: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Drinks"
  @Parameter(title: "Morning", default: .cup, supportedValues: [.cup, .glass])
  var morning: Volume
  @Parameter(
    title: "Noon",
    requestDisambiguationDialog: "Which?",
    supportedValues: [.bottle]
  ) var noon: Volume?
  @Parameter(default: [.cup], supportedValues: [.cup, .bottle]) var others: [Volume]
  @Parameter(title: "Evening", requestDisambiguationDialog: "Which?") var evening: Volume?
}

private struct Brewing: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Brewing"
  @Parameter(title: "Cups", default: 3, inclusiveRange: (1, 7)) var cups: Int
  @Parameter(title: "Strength", default: 1, inclusiveRange: (0.5, 2)) var strength: Double
}

// Goal: a person chooses among the values that a parameter supports.
@Suite struct SupportedValuesTests {
  @Test func `values that are not supported are not offered`() async {
    let configurator = IntentConfigurator<Drinks>(family: nil)
    var (mornings, noons, others): (Set<Volume>, Set<Volume?>, Set<Volume>) = ([], [], [])
    for variant in 0..<300 {
      guard let intent = await configurator.configuration(variant: variant).value as? Drinks else {
        continue
      }
      mornings.insert(intent.morning)
      noons.insert(intent.noon)
      others.formUnion(intent.others)
    }
    #expect(mornings == [.cup, .glass])
    #expect(noons == [nil, .bottle])
    #expect(others == [.cup, .bottle])
  }

  @Test func `parameters of numbers keep to their bounds`() async {
    let configurator = IntentConfigurator<Brewing>(family: nil)
    var (cups, strengths): (Set<Int>, Set<Double>) = ([], [])
    for variant in 0..<100 {
      guard let intent = await configurator.configuration(variant: variant).value as? Brewing else {
        continue
      }
      cups.insert(intent.cups)
      strengths.insert(intent.strength)
    }
    #expect(cups.isSuperset(of: [1, 3, 7]))
    #expect(cups.allSatisfy { (1...7).contains($0) })
    #expect(strengths.isSuperset(of: [0.5, 1, 2]))
    #expect(strengths.allSatisfy { (0.5...2).contains($0) })
  }
}

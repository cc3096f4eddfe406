import WidgetModel

extension Mutant {
  static let islandInLandscape: [Mutant] = [
    Mutant(
      "LA-40.too-early",
      breaks: .islandInLandscape,
      "The island is shown in landscape before iOS 27.",
      deciding: .turning(.landscapeHidesIsland) { _ in false }
    ),
    Mutant(
      "LA-40.never",
      breaks: .islandInLandscape,
      "The island is not shown in landscape.",
      profile: "iOS27",
      deciding: .counting(.islandInLandscape) { _ in 0 }
    ),
    Mutant(
      "LA-40.unlimited",
      breaks: .islandInLandscape,
      "The width limit of the island in landscape is not reported.",
      profile: "iOS27",
      deciding: .turning(.landscapeLimitsIsland) { _ in false }
    ),
  ]
}

extension Fact {
  /// Every fact, in the order of the ids.
  public static let all: [Fact] = {
    let parts: [[Fact]] = [
      requests, entries, policies, irregularAnswers, entryContents,
      budgets, exemptReloads, reloadHabits,
      widgetCenter, pushes,
      deadlinesAndMemory, networkAndLocation, archiveSizes,
      links, interaction, backgrounds, allowedViews, animationAndText, appearances,
      bundles, gallery, migration,
      configurationIntents, queries, interactionIntents,
      lifecycle, presentations, activityPushes, stylesAndPlaces,
      controls,
      relevance, places,
      sharedContainers,
      groundRules, practice,
    ]
    return parts.flatMap(\.self)
  }()

  static let byID: [FactID: Fact] = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}

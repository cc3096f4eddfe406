extension Clause {
  /// The clauses of views, taps and interactions (facts `VW`), by id.
  static let views: [Clause] = [
    outermostURLTaken,
    oneWidgetURL,
    linksWhereAllowed,
    tapsLead,
    onlyIntentsRun,
    controlsHaveIntents,
    toggleFlips,
    interactionReloads,
    hasContainerBackground,
    onlyAllowedViews,
    drawingsHaveAllowedViews,
    viewsHaveNoState,
    imagesComeWithEntry,
  ]
}

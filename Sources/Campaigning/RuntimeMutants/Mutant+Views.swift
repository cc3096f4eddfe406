extension Mutant {
  /// The mutants of taps, links, buttons and toggles, by id.
  static let viewMutants: [Mutant] = [
    urlsByTurns, innermostURLWins, severalURLsSilently, linkIgnored, widgetURLWithout,
    widgetURLBeatsLink, widgetURLIgnored, closureRuns, controlsDead, controlsTooOld, buttonFlips,
    toggleDoesNotFlip, toggleKeepsState, toggleSurvivesTimeline, reloadBeforeReturn,
    interactionLostUnderWay, interactionWithoutReload, interactionReloadsOthers,
    interactionReloadsTwice,
  ]
}

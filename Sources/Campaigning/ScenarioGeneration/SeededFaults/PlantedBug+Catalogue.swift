extension PlantedBug {
  /// Every planted bug, by the clause that must catch it: one file each in this folder.
  public static let catalogue: [PlantedBug] = [
    slowAnswer, lateAnswer, muchMemory, largeArchive, wrongAnswer, noEntries, notNow, tightEntries,
    manyEntries, fallingDates, impureView, staleEntries, neverAnswered, severalWidgetURLs,
    misplacedLink, closureControl, missingBackground, forbiddenView,
  ]
}

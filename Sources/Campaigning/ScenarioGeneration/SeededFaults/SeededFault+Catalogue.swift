extension SeededFault {
  /// Every seeded fault, by the clause that must catch it: one file each in this folder.
  public static let catalogue: [SeededFault] = [
    slowAnswer, lateAnswer, muchMemory, largeArchive, wrongAnswer, noEntries, notNow, tightEntries,
    manyEntries, fallingDates, impureView, staleEntries, neverAnswered, severalWidgetURLs,
    misplacedLink, closureControl, missingBackground, forbiddenView,
  ]
}

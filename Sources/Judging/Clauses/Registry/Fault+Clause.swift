// Made by .ci/renew-registry from the files of the clauses; a test compares them.
extension Fault {
  /// The clause that the fault breaks.
  public var clause: ClauseID {
    switch self {
    case .wrongAnswer: AnswerOfItsKind.clause.id
    case .slowPlaceholder: PlaceholderAtOnce.clause.id
    case .noEntries: TimelineHasEntries.clause.id
    case .notNow: TimelineBeginsNow.clause.id
    case .tightEntries: EntriesApart.clause.id
    case .unseenEntries: EntriesSeen.clause.id
    case .manyEntries: EntriesFew.clause.id
    case .fallingDates: EntriesInOrder.clause.id
    case .impureView: ViewIsPure.clause.id
    case .staleEntries: TimelineNotStale.clause.id
    case .neverAnswered: CompletesOnce.clause.id
    case .answeredTwice: CompletesOnce.clause.id
    case .slowAnswer: TimelineSoon.clause.id
    case .lateAnswer: TimelineInTime.clause.id
    case .muchMemory: MemoryWithinLimit.clause.id
    case .largeArchive: ArchiveWithinLimit.clause.id
    case .severalWidgetURLs: OneWidgetURL.clause.id
    case .misplacedLink: LinksWhereAllowed.clause.id
    case .closureControl: ControlsHaveIntents.clause.id
    case .missingBackground: HasContainerBackground.clause.id
    case .forbiddenView: OnlyAllowedViews.clause.id
    }
  }
}

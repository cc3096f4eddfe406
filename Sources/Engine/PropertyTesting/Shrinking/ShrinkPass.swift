/// One way of making a case simpler, tried at every place where it applies.
///
/// The order of the cases is the one in which a shrink first tries them: those that remove much
/// before those that polish.
enum ShrinkPass: CaseIterable {
  case cutSteps, shortenWays, deleteSiblings, normalizeSteps
  case zeroNumbers, emptySpans, raiseDescendants, shortenByLength
  case roundFloats, lowerEqualNumbers, lowerNumbers, joinLists, deleteChoices, sortSiblings
  case exchangeCalls, shiftNumbers, changePairs, mergeNumbers, deleteAndRenumber
  case moveToLaterPlaces
  case simplifyRules, tradeNumbersForSteps

  /// Whether it seldom helps, and is tried only where nothing else did.
  var isLastResort: Bool { self == .simplifyRules || self == .tradeNumbersForSteps }

  /// Applies the pass to the best case of a reduction.
  func run(on reduction: Reduction) {
    switch self {
    case .cutSteps: reduction.cutSteps()
    case .shortenWays: reduction.shortenWays()
    case .deleteSiblings: reduction.deleteSiblings()
    case .normalizeSteps: reduction.normalizeSteps()
    case .zeroNumbers: reduction.zeroNumbers()
    case .emptySpans: reduction.emptySpans()
    case .raiseDescendants: reduction.raiseDescendants()
    case .shortenByLength: reduction.shortenByLength()
    case .roundFloats: reduction.roundFloats()
    case .lowerEqualNumbers: reduction.lowerEqualNumbers()
    case .lowerNumbers: reduction.lowerNumbers()
    case .joinLists: reduction.joinLists()
    case .deleteChoices: reduction.deleteChoices()
    case .sortSiblings: reduction.sortSiblings()
    case .exchangeCalls: reduction.exchangeCalls()
    case .shiftNumbers: reduction.shiftNumbers()
    case .changePairs: reduction.changePairs()
    case .mergeNumbers: reduction.mergeNumbers()
    case .deleteAndRenumber: reduction.deleteAndRenumber()
    case .moveToLaterPlaces: reduction.moveToLaterPlaces()
    case .simplifyRules: reduction.simplifyRules()
    case .tradeNumbersForSteps: reduction.tradeNumbersForSteps()
    }
  }
}

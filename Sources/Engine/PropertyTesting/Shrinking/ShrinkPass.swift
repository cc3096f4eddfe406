/// One way of simplifying a case, tried wherever it applies.
///
/// Shrinking first tries the passes in declaration order: those that remove much come before those
/// that polish.
enum ShrinkPass: CaseIterable {
  case cutSteps, shortenWays, deleteSiblings, normalizeSteps
  case zeroNumbers, emptySpans, raiseDescendants, shortenByLength
  case roundFloats, lowerEqualNumbers, lowerNumbers, joinLists, deleteChoices, sortSiblings
  case exchangeCalls, shiftNumbers, changePairs, mergeNumbers, deleteAndRenumber
  case moveToLaterPlaces
  case simplifyRules, tradeNumbersForSteps
  case changeAlike, lowerWhileRaising, exchangeFactors, changeTied, changeFloats
  case changeTypes

  /// True if the pass seldom helps and runs only after all others have failed.
  var isLastResort: Bool {
    switch self {
    case .simplifyRules, .tradeNumbersForSteps, .changeAlike, .lowerWhileRaising,
      .exchangeFactors, .changeTied, .changeFloats, .changeTypes:
      true
    default: false
    }
  }

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
    case .changeAlike: AlikeSearch(reduction).run()
    case .lowerWhileRaising: RaisingSearch(reduction).run()
    case .exchangeFactors: FactorSearch(reduction).run()
    case .changeTied: TiedSearch(reduction).run()
    case .changeFloats: FloatSearch(reduction).run()
    case .changeTypes: TypeSearch(reduction).run()
    }
  }
}

extension Mutant {
  /// The mutants of the calls of `WidgetCenter`, by id.
  static let centerMutants: [Mutant] = [
    allIgnored, allReachesFirst, kindReachesFirst, kindReachesAll, unknownKindReloadsAll,
    unknownKindSilently,
  ]
}

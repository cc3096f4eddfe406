/// A feature of the code under test that a case covered.
struct CoveredFeature: BitwiseCopyable {
  let number: UInt64
  let closeness: Int
}

extension ChoiceSource {
  /// Reports that the case has covered a feature of the code under test, such as an edge.
  ///
  /// The search varies the closest case of each feature. A comparison is closer the more equal its
  /// operands are; an edge has no closeness.
  public func cover(_ feature: UInt64, closeness: Int = 0) {
    isPlain = false
    notes.features.append(CoveredFeature(number: feature, closeness: closeness))
  }
}

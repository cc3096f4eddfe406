import WidgetModel

/// Recommendations that a person cannot tell apart.
enum DoubledRecommendations {
  /// Asks for recommendations and tells the host environment of the first description that stands twice among them.
  ///
  /// Where data was made up, or varied, the doubles may come from there.
  static func note(of provider: Any.Type, _ recommend: () -> [Text]) {
    let before = OutsideData.shared.madeUpCount
    let descriptions = recommend()
    guard OutsideData.shared.madeUpCount == before, !OutsideData.shared.isVaried else { return }
    var seen: Set<String> = []
    for description in descriptions {
      let text = description.string(in: EnvironmentValues())
      guard !seen.insert(text).inserted else { continue }
      let place = CallPlace.function("recommendations", of: provider)
      return CurrentHost.note(.recommendationDoubled, at: place, "\"\(text)\"")
    }
  }
}

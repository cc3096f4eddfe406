import WidgetModel

/// Recommendations that a person cannot tell apart.
enum DoubledRecommendations {
  /// Tells the host environment of the first description that stands twice among a provider's recommendations.
  ///
  /// Where data was made up, or varied, the doubles may come from there.
  static func note(_ descriptions: [Text], of provider: Any.Type) {
    guard OutsideData.shared.isAsGiven else { return }
    var seen: Set<String> = []
    for description in descriptions {
      let text = description.string(in: EnvironmentValues())
      guard !seen.insert(text).inserted else { continue }
      let place = CallPlace.function("recommendations", of: provider)
      return CurrentHost.note(.recommendationDoubled, at: place, "\"\(text)\"")
    }
  }
}

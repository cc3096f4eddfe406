import WidgetModel

enum DoubledRecommendations {
  /// Records the first description that occurs twice, unless sampled or varied data may cause it.
  static func reportDuplicate(from provider: Any.Type, _ recommend: () -> [Text]) {
    let before = OutsideData.shared.madeUpCount
    let descriptions = recommend()
    guard OutsideData.shared.madeUpCount == before, !OutsideData.shared.isVaried else { return }
    var seen: Set<String> = []
    for description in descriptions {
      let text = description.string(in: EnvironmentValues())
      guard !seen.insert(text).inserted else { continue }
      let place = CallPlace.function("recommendations", of: provider)
      return CurrentHost.record(.recommendationDoubled, at: place, "\"\(text)\"")
    }
  }
}

extension Mutant {
  /// Reloads need not keep any distance.
  static let noLeastInterval = Mutant(
    "TL-14.no-interval",
    breaks: "TL-14.runtime",
    "Reloads need not keep any distance.",
    deciding: .counting(.minReloadInterval) { _ in 0 }
  )
}

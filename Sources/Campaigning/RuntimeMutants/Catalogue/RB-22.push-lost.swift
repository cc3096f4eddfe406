extension Mutant {
  /// A push reloads nothing.
  static let pushLost = Mutant(
    "RB-22.push-lost",
    breaks: "RB-22.runtime",
    "A push reloads nothing.",
    deciding: .answering(.pushesExist) { _ in false }
  )
}

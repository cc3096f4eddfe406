extension Mutant {
  /// A policy that is due never asks.
  static let policyLost = Mutant(
    "TL-24.lost",
    breaks: "TL-24.runtime",
    "A policy that is due never asks.",
    deciding: .comparing(.policyReached) { _, _ in false }
  )
}

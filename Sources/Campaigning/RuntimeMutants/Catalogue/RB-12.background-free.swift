extension Mutant {
  /// A reload that the app calls for without any session costs nothing.
  static let backgroundCallFree = Mutant(
    "RB-12.background-free",
    breaks: "RB-12.runtime",
    "A reload that the app calls for without any session costs nothing.",
    deciding: .answering(.otherIsCharged) { $0.answer && !$0.causes.contains(.app) }
  )
}

extension Mutant {
  /// A charged reload is granted while the widget is out of sight or the phone locked.
  static let grantedUnseen = Mutant(
    "RB-09.granted-unseen",
    breaks: "RB-09.runtime",
    "A charged reload is granted while the widget is out of sight or the phone locked.",
    deciding: .answering(.isSeen) { _ in true }
  )
}

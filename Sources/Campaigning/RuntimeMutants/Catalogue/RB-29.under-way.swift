extension Mutant {
  /// A reload is granted while another one is under way.
  static let twoUnderWay = Mutant(
    "RB-29.under-way",
    breaks: "RB-29.runtime",
    "A reload is granted while another one is under way.",
    deciding: .answering(.grantsWhileUnderWay) { _ in true }
  )
}

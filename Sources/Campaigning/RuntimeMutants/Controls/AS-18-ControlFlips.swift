import WidgetModel

extension Mutant {
  static let controlFlips: [Mutant] = [
    Mutant(
      "AS-18.waits",
      breaks: .controlFlips,
      "A tapped toggle of a control does not show its new state.",
      deciding: .turning(.controlFlipsAtOnce) { _ in false }
    ),
    Mutant(
      "AS-18.stays",
      breaks: .controlFlips,
      "A toggle of a control keeps its new state when its intent has failed.",
      deciding: .turning(.controlGoesBack) { _ in false }
    ),
  ]
}

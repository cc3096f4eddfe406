import WidgetModel

extension Mutant {
  static let lockedControlAuthenticates: [Mutant] = [
    Mutant(
      "CT-12.open",
      breaks: .lockedControlAuthenticates,
      "A control of a locked phone does what its intent needs authentication for.",
      deciding: .turning(.lockedControlAuthenticates) { _ in false }
    ),
    Mutant(
      "CT-12.always",
      breaks: .lockedControlAuthenticates,
      "Every control needs authentication.",
      deciding: .turning(.lockedControlAuthenticates) { _ in true }
    ),
  ]
}

import WidgetModel

extension Mutant {
  static let watchFollowsPhone: [Mutant] = [
    Mutant(
      "RV-15.first-content",
      breaks: .watchFollowsPhone,
      "A watch stays with the first content of an activity.",
      deciding: .turning(.watchHasNewest) { _ in false }
    ),
    Mutant(
      "RV-15.always-near",
      breaks: .watchFollowsPhone,
      "A watch follows the phone out of range.",
      deciding: .turning(.watchFollows) { _ in true }
    ),
    Mutant(
      "RV-15.never-near",
      breaks: .watchFollowsPhone,
      "A watch never follows the phone.",
      deciding: .turning(.watchFollows) { _ in false }
    ),
  ]
}

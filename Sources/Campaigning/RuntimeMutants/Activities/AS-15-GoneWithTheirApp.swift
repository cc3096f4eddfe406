import WidgetModel

extension Mutant {
  static let goneWithTheirApp: [Mutant] = [
    Mutant(
      "AS-15.activities-stay",
      breaks: .goneWithTheirApp,
      "The Live Activities of an app that is removed stay.",
      deciding: .turning(.appTakesActivities) { _ in false }
    ),
    Mutant(
      "AS-15.ended-stay",
      breaks: .goneWithTheirApp,
      "An app that is removed takes only those of its Live Activities that have not ended.",
      deciding: .turning(.appTakesEndedActivities) { _ in false }
    ),
  ]
}

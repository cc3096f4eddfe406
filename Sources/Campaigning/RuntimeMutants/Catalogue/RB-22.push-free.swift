import WidgetModel

extension Mutant {
  /// A reload on account of a push costs nothing.
  static let pushFree = Mutant(
    "RB-22.push-free",
    breaks: "RB-22.runtime",
    "A reload on account of a push costs nothing.",
    deciding: .counting(.exemptCauses) {
      ReloadCauses(rawValue: $0).union(ReloadCauses(.push)).rawValue
    }
  )
}

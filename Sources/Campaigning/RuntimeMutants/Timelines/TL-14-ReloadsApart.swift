extension Mutant {
  static let reloadsApart: [Mutant] = [
    Mutant(
      "TL-14.early",
      breaks: .reloadsApart,
      "A charged reload is granted one tick before the least interval is over.",
      deciding: .comparing(.spacingPassed) { $0 >= $1 - 1 }
    ),
    Mutant(
      "TL-14.exempt-forgotten",
      breaks: .reloadsApart,
      "A charged reload keeps its distance from charged ones only.",
      deciding: .turning(.exemptGrantCountsForSpacing) { _ in false }
    ),
    Mutant(
      "TL-14.no-interval",
      breaks: .reloadsApart,
      "Reloads need not keep any distance.",
      deciding: .counting(.minReloadInterval) { _ in 0 }
    ),
  ]
}

import WidgetModel

extension Mutant {
  static let pushesCharged: [Mutant] = [
    Mutant(
      "RB-22.push-for-all",
      breaks: .pushesCharged,
      "A push reloads the widgets without a push handler as well.",
      deciding: .turning(.pushAddressesPlacement) { _ in true }
    ),
    Mutant(
      "RB-22.push-for-first",
      breaks: .pushesCharged,
      "A push reloads only the first placed widget.",
      deciding: .turning(.pushAddressesPlacement) { $0.answer && $0.placement.number == 0 }
    ),
    Mutant(
      "RB-22.push-free",
      breaks: .pushesCharged,
      "A reload caused by a push costs nothing.",
      deciding: .counting(.exemptCauses) {
        ReloadCauses(rawValue: $0).union(ReloadCauses(.push)).rawValue
      }
    ),
    Mutant(
      "RB-22.push-lost",
      breaks: .pushesCharged,
      "A push reloads nothing.",
      deciding: .answering(.pushesExist) { _ in false }
    ),
    Mutant(
      "RB-22.push-uncharged",
      breaks: .pushesCharged,
      "A reload caused by a push waits for budget and is not charged.",
      deciding: .turning(.otherIsCharged) { $0.answer && !$0.causes.contains(.push) }
    ),
  ]
}

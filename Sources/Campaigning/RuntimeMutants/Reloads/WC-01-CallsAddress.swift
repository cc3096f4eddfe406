import WidgetModel

extension Mutant {
  static let callsAddress: [Mutant] = [
    Mutant(
      "WC-01.all-ignored",
      breaks: .callsAddress,
      "A call for all kinds reloads nothing.",
      deciding: .turning(.allAddressesPlacement) { _ in false }
    ),
    Mutant(
      "WC-01.all-is-first",
      breaks: .callsAddress,
      "A call for all kinds reaches only the first placed widget.",
      deciding: .turning(.allAddressesPlacement) { $0.answer && $0.placement.number == 0 }
    ),
    Mutant(
      "WC-01.first-placed-only",
      breaks: .callsAddress,
      "A call for a kind reaches only the first placed widget.",
      deciding: .turning(.kindAddressesPlacement) { $0.answer && $0.placement.number == 0 }
    ),
    Mutant(
      "WC-01.other-kinds",
      breaks: .callsAddress,
      "A call for a kind reaches placed widgets of other kinds as well.",
      deciding: .turning(.kindAddressesPlacement) { _ in true }
    ),
    Mutant(
      "WC-01.kind-is-place",
      breaks: .callsAddress,
      "A call for a kind reaches the widget whose place among the widgets has that number.",
      editing: { step in
        guard case .reloadCalled(let kind) = step.input else { return }
        for id in step.placed where Int(step.placement(id).widget.number) == kind {
          guard step.placement(id).kind != kind else { continue }
          step.changeReload(id) { $0.pending.insert(.app) }
        }
      }
    ),
  ]
}

import WidgetModel

extension Mutant {
  static let recessedOffTables: [Mutant] = [
    Mutant(
      "RV-12.on-tables",
      breaks: .recessedOffTables,
      "A recessed widget can be placed on a horizontal surface.",
      profile: "visionOS26",
      deciding: .turning(.mountingFits) { _ in true }
    ),
    Mutant(
      "RV-12.asked-all-the-same",
      breaks: .recessedOffTables,
      "The code of a recessed widget is asked for a placeholder on a horizontal surface.",
      profile: "visionOS26",
      editing: { step in
        guard case .added(let id) = step.input, step.state.core.placements.contains(id),
          !step.placement(id).mount.fits
        else { return }
        step.ask(.placeholder, for: id)
      }
    ),
    Mutant(
      "RV-12.lies-flat",
      breaks: .recessedOffTables,
      "A recessed widget is shown on a horizontal surface, without anything to show.",
      profile: "visionOS26",
      editing: { step in
        guard case .added(let id) = step.input, step.state.core.placements.contains(id),
          !step.placement(id).mount.fits
        else { return }
        let presentation = Presentation(mounted: .recessed)
        step.effects.append(.presented(PresentedItem(.placement(id), presentation)))
      }
    ),
  ]
}

import WidgetModel

extension Mutant {
  static let placeholderUntilUnlock: [Mutant] = [
    Mutant(
      "TL-04.entry-after-restart",
      breaks: .placeholderUntilUnlock,
      "After a restart the entry stays on display.",
      editing: { step in
        guard case .rebooted = step.input else { return }
        step.effects = step.dropping { $0.kind == .displayed }
      }
    ),
    Mutant(
      "TL-04.nothing-first",
      breaks: .placeholderUntilUnlock,
      "A widget that was added shows nothing until it has an entry.",
      editing: { step in
        guard case .added = step.input else { return }
        step.effects = step.dropping { $0.kind == .displayed }
      }
    ),
  ]
}

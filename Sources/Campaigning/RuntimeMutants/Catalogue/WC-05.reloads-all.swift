extension Mutant {
  /// A call for an unknown kind reloads every placed widget.
  static let unknownKindReloadsAll = Mutant(
    "WC-05.reloads-all",
    breaks: "WC-05.runtime",
    "A call for an unknown kind reloads every placed widget.",
    editing: { step in
      guard step.effects.contains(.reported(.unknownKind, nil)) else { return }
      for id in step.placed { step.change(id) { $0.pending.insert(.app) } }
    }
  )
}

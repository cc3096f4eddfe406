extension Mutant {
  /// A snapshot is asked for with every reload.
  static let snapshotWithReload = Mutant(
    "TL-01.snapshot-with-reload",
    breaks: "TL-01.runtime",
    "A snapshot is asked for with every reload.",
    editing: { step in
      for case .granted(let id, let causes, _) in step.effects where !causes.contains(.added) {
        step.ask(.snapshot, for: id)
      }
    }
  )
}

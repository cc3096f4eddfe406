extension Mutant {
  static let unknownKindIgnored: [Mutant] = [
    Mutant(
      "WC-05.reloads-all",
      breaks: .unknownKindIgnored,
      "A call for an unknown kind reloads every placed widget.",
      editing: { step in
        guard step.effects.contains(.reported(.unknownKind, nil)) else { return }
        for id in step.placed { step.changeReload(id) { $0.pending.insert(.app) } }
      }
    ),
    Mutant(
      "WC-05.silent",
      breaks: .unknownKindIgnored,
      "A call for an unknown kind is not reported.",
      editing: { step in
        step.effects = step.dropping {
          if case .reported(.unknownKind, _) = $0 { true } else { false }
        }
      }
    ),
  ]
}

extension Mutant {
  /// A call for an unknown kind is not reported.
  static let unknownKindSilently = Mutant(
    "WC-05.silent",
    breaks: "WC-05.runtime",
    "A call for an unknown kind is not reported.",
    editing: { step in
      step.effects = step.dropping {
        if case .reported(.unknownKind, _) = $0 { true } else { false }
      }
    }
  )
}

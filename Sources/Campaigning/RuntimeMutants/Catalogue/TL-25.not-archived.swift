extension Mutant {
  /// A timeline is put in force without having been archived.
  static let notArchived = Mutant(
    "TL-25.not-archived",
    breaks: "TL-25.runtime",
    "A timeline is put in force without having been archived.",
    editing: { step in
      step.effects = step.dropping { if case .archived = $0 { true } else { false } }
    }
  )
}

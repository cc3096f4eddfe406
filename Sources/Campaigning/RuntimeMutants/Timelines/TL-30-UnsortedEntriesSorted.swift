extension Mutant {
  static let unsortedEntriesSorted: [Mutant] = [
    Mutant(
      "TL-30.provider-order",
      breaks: .unsortedEntriesSorted,
      "Unsorted entries are shown in the order of the provider.",
      deciding: .answering(.sortsEntries) { _ in false }
    ),
    Mutant(
      "TL-30.silent",
      breaks: .unsortedEntriesSorted,
      "Unsorted entries are not reported to their author.",
      editing: { step in
        step.effects = step.dropping {
          if case .reported(.unsortedEntries, _) = $0 { true } else { false }
        }
      }
    ),
  ]
}

extension Mutant {
  static let exemptGoFirst: [Mutant] = [
    Mutant(
      "AS-06.waits-for-spacing",
      breaks: .exemptGoFirst,
      "An exempt reload keeps the distance and waits for sight like any other.",
      deciding: .answering(.exemptGoesFirst) { _ in false }

    )
  ]
}

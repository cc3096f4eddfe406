extension Mutant {
  /// A reload on account of a policy costs nothing.
  static let policyFree = Mutant(
    "AC-01.policy-free",
    breaks: "AC-01.runtime",
    "A reload on account of a policy costs nothing.",
    deciding: .answering(.otherIsCharged) { $0.answer && !$0.causes.contains(.policy) }
  )
}

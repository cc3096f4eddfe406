extension Mutant {
  static let policyIsServed: [Mutant] = [
    Mutant(
      "TL-24.early",
      breaks: .policyIsServed,
      "A policy asks one tick before it is due.",
      deciding: .comparing(.policyReached) { $0 >= $1 - 1 }
    ),
    Mutant(
      "TL-24.late",
      breaks: .policyIsServed,
      "A policy asks only at the first event a day after it is due.",
      deciding: .comparing(.policyReached) { $0 >= $1 + 86_400_000_000 }
    ),
    Mutant(
      "TL-24.lost",
      breaks: .policyIsServed,
      "A policy that is due never asks.",
      deciding: .comparing(.policyReached) { _, _ in false }
    ),
  ]
}

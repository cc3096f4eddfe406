import WidgetModel

extension Mutant {
  static let olderContentIgnored: [Mutant] = [
    Mutant(
      "LA-11.older-shown",
      breaks: .olderContentIgnored,
      "Content is shown however old it is.",
      deciding: .comparing(.contentIsNew) { _, _ in true }
    ),
    Mutant(
      "LA-11.updates-lost",
      breaks: .olderContentIgnored,
      "Content is shown only where it is older than what is shown.",
      deciding: .comparing(.contentIsNew) { $0 < $1 }
    ),
  ]
}

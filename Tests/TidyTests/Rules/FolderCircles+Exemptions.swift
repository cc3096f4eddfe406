extension FolderCircles {
  /// The circles that stand; each that goes takes its line with it, so that they only become fewer.
  static let exemptions = [
    Exemption(
      subject: "Clauses: Checking and Clause",
      reason: "a clause makes its checker, and what judges holds clauses"
    )
  ]
}

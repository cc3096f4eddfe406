extension Mutant {
  /// An answer that comes at exactly the deadline does not count.
  static let deadlineTickEarlier = Mutant(
    "DL-03.earlier",
    breaks: "DL-03.runtime",
    "An answer that comes at exactly the deadline does not count.",
    deciding: .comparing(.answerInTime) { $0 < $1 }
  )
}

/// What an author may do about a broken clause.
enum Advice {
  /// The advice for a clause, `nil` for what is no author's to mend.
  static func text(for clause: String) -> String? { texts[clause] }

  static let texts: [String: String] = [
    "TL-01.provider": """
    Answer a placeholder or snapshot request with an entry and a timeline request with a timeline, \
    whatever the input. Catch errors in the provider and answer with an entry that says so.
    """
  ]
}

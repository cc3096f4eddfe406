/// One thing that a rule does not allow.
struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// What it is about: a path with a line, a module with two folders, a name.
  let subject: String

  /// What is wrong with it.
  let problem: String

  /// Creates a finding.
  init(_ subject: String, _ problem: String) {
    self.subject = subject
    self.problem = problem
  }

  /// The finding in one line.
  var description: String { "\(subject): \(problem)" }
}

/// A finding that is let pass, for a reason that whoever removes it can judge.
struct Exemption: Hashable, Sendable {
  /// The finding's ``Finding/subject``.
  let subject: String

  /// Why it stands.
  let reason: String
}

extension [Finding] {
  /// The findings for which there is no exemption, and a finding for each exemption that nothing needs.
  func without(_ exemptions: [Exemption]) -> [Finding] {
    let known = Set(exemptions.map(\.subject))
    let found = Set(map(\.subject))
    return filter { !known.contains($0.subject) }
      + exemptions.filter { !found.contains($0.subject) }.map {
        Finding($0.subject, "the exemption is not needed any more; remove it")
      }
  }
}

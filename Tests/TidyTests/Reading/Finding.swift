/// A violation of a rule.
struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The subject: a path with a line, a module with two folders, a name.
  let subject: String

  let problem: String

  init(_ subject: String, _ problem: String) {
    self.subject = subject
    self.problem = problem
  }

  /// The finding in one line.
  var description: String { "\(subject): \(problem)" }
}

/// An accepted finding, with a reason that helps to decide when to remove it.
struct Exemption: Hashable, Sendable {
  /// The finding's ``Finding/subject``.
  let subject: String

  /// The reason to keep it.
  let reason: String
}

extension [Finding] {
  /// Returns the findings without an exemption, and a finding for each unused exemption.
  func without(_ exemptions: [Exemption]) -> [Finding] {
    let known = Set(exemptions.map(\.subject))
    let found = Set(map(\.subject))
    return filter { !known.contains($0.subject) }
      + exemptions.filter { !found.contains($0.subject) }.map {
        Finding($0.subject, "the exemption is not needed any more; remove it")
      }
  }
}

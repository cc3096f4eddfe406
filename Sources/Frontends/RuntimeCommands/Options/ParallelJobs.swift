import CampaignRuns

/// The variables in which a CI numbers parallel jobs.
struct ParallelJobs {
  let name: String

  let index: String

  /// The variable with the number of jobs, `nil` if there is none.
  let total: String?

  let first: Int

  /// The supported CIs.
  ///
  /// GitHub workflows have to set these variables from their contexts; Kubernetes does not give a
  /// pod the number of completions.
  static let known = [
    ParallelJobs(
      name: "GitHub Actions",
      index: "STRATEGY_JOB_INDEX",
      total: "STRATEGY_JOB_TOTAL",
      first: 0
    ),
    ParallelJobs(name: "GitLab", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),
    ParallelJobs(
      name: "CircleCI",
      index: "CIRCLE_NODE_INDEX",
      total: "CIRCLE_NODE_TOTAL",
      first: 0
    ),
    ParallelJobs(
      name: "Buildkite",
      index: "BUILDKITE_PARALLEL_JOB",
      total: "BUILDKITE_PARALLEL_JOB_COUNT",
      first: 0
    ),
    ParallelJobs(
      name: "an indexed job of Kubernetes",
      index: "JOB_COMPLETION_INDEX",
      total: nil,
      first: 0
    ),
  ]

  /// Returns the CI of an environment, or throws a ``CommandError`` for none or more than one.
  static func here(in environment: [String: String]) throws -> ParallelJobs {
    // GitLab sets a total for every job, but an index only for parallel ones.
    let found = known.filter { environment[$0.index] != nil }
    if found.count == 1 { return found[0] }
    if let lone = known.first(where: { $0.isAlone(in: environment) }), found.isEmpty {
      return lone
    }
    guard found.isEmpty else {
      let names = found.map { "\($0.index) (\($0.name))" }.joined(separator: " and ")
      throw CommandError.usage(
        "--shard auto finds \(names), and only one of them can be meant; write I/N"
      )
    }
    let names = known.map { "\($0.index) (\($0.name))" }.joined(separator: ", ")
    throw CommandError.usage(
      "--shard auto finds no job of several here; it reads \(names); write I/N elsewhere"
    )
  }

  /// Returns the job, from 1, and the number of jobs by the command line or environment, or throws
  /// a ``CommandError`` if one is missing, invalid or contradictory.
  func place(in environment: [String: String], of count: Int?) throws -> (Int, Int) {
    let told = try total.flatMap { try number($0, in: environment) }
    if let told, let count, told != count {
      throw CommandError.usage(
        "--shard auto/\(count) contradicts \(total ?? "") (\(name)), which is \(told); write just --shard auto"
      )
    }
    guard let shards = count ?? told else {
      let reason =
        total.map { "\($0) is not set" } ?? "\(name) does not say how many jobs there are"
      throw CommandError.usage("\(reason); write --shard auto/N with their number")
    }
    if isAlone(in: environment) { return (1, 1) }
    guard let index = try number(index, in: environment) else {
      throw CommandError.usage("\(self.index) (\(name)) is not set; write --shard I/N")
    }
    return (index - first + 1, shards)
  }

  /// Returns true for a single job, which has a total but no index.
  private func isAlone(in environment: [String: String]) -> Bool {
    guard let total else { return false }
    return environment[index] == nil && environment[total] == "1"
  }

  private func number(_ variable: String, in environment: [String: String]) throws -> Int? {
    guard let text = environment[variable] else { return nil }
    guard let number = Int(text), number >= 0, number <= 1_000_000 else {
      throw CommandError.usage(
        "\(variable) (\(name)) is \"\(text)\", which is not the number of a job"
      )
    }
    return number
  }
}

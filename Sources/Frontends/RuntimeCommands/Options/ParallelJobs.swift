import CampaignRuns

/// The variables by which a CI tells each of several equal jobs which one it is.
struct ParallelJobs {
  /// What the CI is called.
  let name: String

  /// The variable with the job's number.
  let index: String

  /// The variable with the number of jobs, `nil` where none is set.
  let total: String?

  /// The number of the first job.
  let first: Int

  /// The CIs whose variables are known.
  ///
  /// GitHub has no variables for this; its contexts have to be given to the step under these names. A
  /// Kubernetes job does not tell its pods how many they are.
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

  /// The jobs of which an environment speaks.
  ///
  /// - Throws: ``CommandError`` when it speaks of none or of several.
  static func here(in environment: [String: String]) throws -> ParallelJobs {
    // GitLab tells every job of a total, and only parallel ones of an index.
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

  /// Which of how many jobs an environment says this one is.
  ///
  /// - Parameters:
  ///   - environment: The variables.
  ///   - count: How many there are by the command line, `nil` where the environment has to say it.
  /// - Returns: The job, the first being 1, and how many there are.
  /// - Throws: ``CommandError`` when a number is missing, is none, or contradicts the command line.
  func place(in environment: [String: String], of count: Int?) throws -> (Int, Int) {
    let told = try total.flatMap { try number($0, in: environment) }
    if let told, let count, told != count {
      throw CommandError.usage(
        "--shard auto/\(count) contradicts \(total ?? "") (\(name)), which is \(told); write --shard auto"
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

  /// Whether the only job is told of a total and of no index.
  private func isAlone(in environment: [String: String]) -> Bool {
    guard let total else { return false }
    return environment[index] == nil && environment[total] == "1"
  }

  private func number(_ variable: String, in environment: [String: String]) throws -> Int? {
    guard let text = environment[variable] else { return nil }
    guard let number = Int(text), number >= 0, number <= 1_000_000 else {
      throw CommandError.usage("\(variable) (\(name)) is \"\(text)\", which is no number of a job")
    }
    return number
  }
}

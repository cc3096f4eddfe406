// Goal: each of a CI's parallel jobs runs its own part, and all of them run each part once.
// Method: every job of 1 to 64 under each CI's variables; missing, wrong and contradictory
// variables, by hand.
import Testing

@testable import RuntimeCommands

@Suite struct ShardOptionTests {
  private func shard(_ text: String, _ environment: [String: String] = [:]) throws -> [Int] {
    let (shard, shards) = try ShardOption.shard(text, in: environment)
    return [shard, shards]
  }

  @Test func `a part is read as it is written`() throws {
    #expect(try shard("1/1") == [1, 1])
    #expect(try shard("3/64") == [3, 64])
    // The CI's variables do not matter then.
    #expect(try shard("2/3", ["CI_NODE_INDEX": "7", "CI_NODE_TOTAL": "9"]) == [2, 3])
  }

  @Test(arguments: 0..<ParallelJobs.known.count)
  func `the jobs of a CI have each part once`(_ place: Int) throws {
    let jobs = ParallelJobs.known[place]
    for count in 1...64 {
      let parts = try (0..<count).map { job in
        var environment = [jobs.index: "\(job + jobs.first)", "CI": "true"]
        if let total = jobs.total { environment[total] = "\(count)" }
        if jobs.total != nil { #expect(try shard("auto", environment) == [job + 1, count]) }
        return try shard("auto/\(count)", environment)
      }
      #expect(parts == (1...count).map { [$0, count] })
    }
  }

  @Test func `GitLab's only job gets only a total`() throws {
    #expect(try shard("auto", ["CI_NODE_TOTAL": "1"]) == [1, 1])
  }

  @Test(
    arguments: [
      ("", [:], "write I/N"), ("auto/", [:], "auto/N"), ("auto/x", [:], "auto/N"),
      ("automatic", [:], "write I/N"), ("1/2/3", [:], "write I/N"), ("0/3", [:], "from 1 to N"),
      ("4/3", [:], "from 1 to N"), ("1/65", [:], "up to 64"), ("-1/3", [:], "from 1 to N"),
      ("auto", [:], "CI_NODE_INDEX (GitLab)"),
      ("auto", ["CI_NODE_TOTAL": "3"], "finds no job"),
      ("auto", ["CI_NODE_INDEX": "1"], "CI_NODE_TOTAL is not set"),
      ("auto", ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], "job 0 of 3"),
      ("auto", ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], "job 4 of 3"),
      ("auto", ["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "3"], "job 4 of 3"),
      ("auto", ["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "3"], "is \"one\""),
      ("auto", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": ""], "is \"\""),
      ("auto", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "-3"], "is \"-3\""),
      ("auto", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "99999999999999999999"], "not the number"),
      ("auto", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "65"], "up to 64"),
      ("auto", ["JOB_COMPLETION_INDEX": "1"], "--shard auto/N"),
      ("auto/1", ["JOB_COMPLETION_INDEX": "1"], "job 2 of 1"),
      ("auto/4", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], "contradicts CI_NODE_TOTAL"),
      (
        "auto", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3", "JOB_COMPLETION_INDEX": "0"],
        "only one of them"
      ),
    ] as [(String, [String: String], String)]
  )
  func `a shard that is not a part is an error with the reason`(
    _ text: String,
    _ environment: [String: String],
    _ words: String
  ) {
    let error = #expect(throws: (any Error).self) { try shard(text, environment) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(words))
  }
}

import CampaignRuns
import Campaigns

/// `--shard`: the part of a campaign that this machine runs.
enum ShardOption {
  /// Returns the part, from 1, and the number of parts for `I/N`, `auto` or `auto/N`.
  ///
  /// The CI's variables define `auto`; some do not set the number of parts. Throws a
  /// ``CommandError``.
  static func shard(
    _ text: String,
    in environment: [String: String]
  ) throws -> (shard: Int, shards: Int) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.map { Int($0) }
    if parts.first == "auto", parts.count == 1 || parts.count == 2 && numbers[1] != nil {
      let (shard, shards) = try ParallelJobs.here(in: environment).place(
        in: environment,
        of: parts.count == 2 ? numbers[1] : nil
      )
      return try checked(shard, of: shards, "job \(shard) of \(shards)")
    }
    guard parts.count == 2, let shard = numbers[0], let shards = numbers[1] else {
      throw CommandError.usage("--shard \(text) is none; write I/N, auto or auto/N")
    }
    return try checked(shard, of: shards, text)
  }

  private static func checked(
    _ shard: Int,
    of shards: Int,
    _ text: String
  ) throws -> (shard: Int, shards: Int) {
    // Random cases are divided by island: further shards would have none.
    guard shards > 0, (1...shards).contains(shard), shards <= CampaignPlan.islands else {
      throw CommandError.usage(
        "--shard \(text) is none; write I/N with I from 1 to N, and N up to \(CampaignPlan.islands)"
      )
    }
    return (shard, shards)
  }
}

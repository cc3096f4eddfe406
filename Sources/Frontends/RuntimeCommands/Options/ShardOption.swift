import CampaignRuns
import Campaigns

/// `--shard`: which part of a campaign this machine runs.
enum ShardOption {
  /// Reads the option's value.
  ///
  /// - Parameters:
  ///   - text: `I/N`; `auto` for what the environment's parallel jobs say; `auto/N` where they do not say
  ///     how many they are.
  ///   - environment: The variables that the machine's CI sets.
  /// - Returns: The part, from 1, and how many parts there are.
  /// - Throws: ``CommandError`` when there is no such part, or the environment does not say which.
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
    guard shards > 0, (1...shards).contains(shard), shards <= CampaignPlan.islands else {
      throw CommandError.usage(
        "--shard \(text) is none; write I/N with I from 1 to N, and N up to \(CampaignPlan.islands)"
      )
    }
    return (shard, shards)
  }
}

import WidgetModel

/// A reason why a campaign cannot begin.
public enum CampaignError: Error, Hashable, CustomStringConvertible {
  /// There is no profile of the name.
  case unknownProfile(String)
  /// No random cases and no corpus.
  case nothingToRun
  /// No clause was selected.
  case noClauses
  /// The shard is not one of the shards.
  case noSuchShard(Int, of: Int)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .unknownProfile(let name):
      "there is no profile \"\(name)\", or a setting does not fit; profiles are "
        + Profile.catalogue.map(\.name).joined(separator: ", ")
    case .nothingToRun: "nothing would run: there are no cases and no corpus"
    case .noClauses: "nothing would be judged: no clause was selected"
    case .noSuchShard(let shard, let shards): "there is no shard \(shard) of \(shards)"
    }
  }
}

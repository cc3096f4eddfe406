import WidgetModel

/// An error in a campaign's plan.
public enum CampaignError: Error, Hashable, CustomStringConvertible {
  /// There is no such profile, or a setting does not fit.
  case unknownProfile(String)
  case nothingToRun
  case noClauses
  case noSuchShard(Int, of: Int)

  /// The problem and what to do about it.
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

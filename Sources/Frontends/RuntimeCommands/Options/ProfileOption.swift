import CampaignRuns
import WidgetModel

package enum ProfileOption {
  /// Returns the name of a profile if it exists.
  package static func checked(_ name: String) throws -> String {
    if Profile.named(name) != nil { return name }
    let names = Profile.catalogue.map(\.name)
    let nearest = Suggestion.nearest(to: name, of: names)
    throw CommandError.usage(
      "there is no profile \"\(name)\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
        + " Profiles are \(names.joined(separator: ", "))."
    )
  }

  /// Returns the profiles for some names, the default one for none.
  ///
  /// - Throws: ``CommandError`` for an unknown name, or `all` together with other names.
  package static func names(_ names: [String]) throws -> [String] {
    guard names.contains("all") else {
      return names.isEmpty ? [Scenario.defaultProfile] : try names.map(checked)
    }
    guard names.count == 1 else {
      throw CommandError.usage("--profile all is every profile; name no other beside it")
    }
    return Profile.catalogue.map(\.name)
  }

  /// Returns the settings for strings of the form KEY=VALUE.
  package static func settings(_ texts: [String]) throws -> [Setting] {
    try texts.map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let keys = ProfileKey.allCases.map(\.rawValue)
      guard parts.count == 2 else {
        throw CommandError.usage("--set \(text) has no value; write --set KEY=VALUE")
      }
      guard let key = ProfileKey(rawValue: String(parts[0])) else {
        let nearest = Suggestion.nearest(to: String(parts[0]), of: keys)
        throw CommandError.usage(
          "a profile has no \"\(parts[0])\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
        )
      }
      guard let value = key.unit.value(String(parts[1])) else {
        throw CommandError.usage(
          "\(key.rawValue) cannot be \"\(parts[1])\"; it should be \(key.unit.example)"
        )
      }
      return Setting(key, value)
    }
  }
}

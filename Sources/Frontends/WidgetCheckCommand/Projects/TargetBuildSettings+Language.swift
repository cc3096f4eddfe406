import XcodeProjects

extension TargetBuildSettings {
  var language: LanguageOptions {
    var language = LanguageOptions()
    language.conditions = compilationConditions.filter(BuildCondition.isName)
    language.isMainActorByDefault = value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    language.namesTexts = value("STRING_CATALOG_GENERATE_SYMBOLS") == "YES"
    return language
  }

  /// Returns a line for each setting, with its value and origin, sorted by name.
  func explanation(below root: String) -> [String] {
    levels.names.compactMap { name in
      guard let found = levels.resolve(name), let origin = found.origins.first else { return nil }
      let file = SourceFolder.name(of: origin.location.file, below: root)
      let isDefault =
        levels.levels[0].names.contains(name) && found.origins.count == 1
        && levels.levels[0].assigns(origin)
      return
        "\(name) = \(found.value)  (\(isDefault ? "Xcode's default" : "\(file):\(origin.location.line)"))"
    }
  }
}

import XcodeProjects

extension TargetBuildSettings {
  /// How the target's code is compiled.
  var language: LanguageOptions {
    var language = LanguageOptions()
    language.conditions = compilationConditions.filter(BuildCondition.isName)
    language.isMainActorByDefault = value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    language.namesTexts = value("STRING_CATALOG_GENERATE_SYMBOLS") == "YES"
    return language
  }

  /// Each setting with its value and where it comes from.
  ///
  /// - Parameter root: The folder below which people are told the names of files.
  /// - Returns: A line a setting, in the order of their names.
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

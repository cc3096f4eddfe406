/// A module of the repository, built from its own sources before the code that imports it.
struct ModuleSource {
  /// The name by which code imports it.
  let name: String

  /// Whose it is, for people: `package Kit` or `target Kit`.
  let owner: String

  /// Its Swift files.
  let folder: SourceFolder

  /// Its other files.
  let resources: FolderResources

  /// The name of the bundle with its resources, as `Bundle.module` finds it; `nil` where there is no such bundle.
  let bundle: String?

  /// How its code is compiled.
  let language: LanguageOptions
}

/// What a target's settings tell the compiler of its code.
struct LanguageOptions: Equatable {
  /// The compilation conditions that are set.
  var conditions: [String] = []

  /// Whether declarations belong to the main actor unless they say otherwise.
  var isMainActorByDefault = false

  /// Whether the texts of string catalogues have names in code.
  var namesTexts = false

  /// The package within which `package` gives access.
  var package = "app"

  /// The arguments for the compiler.
  ///
  /// Code for Swift 6 is compiled in the mode of Swift 5: the modules here are not annotated like Apple's, and what
  /// the stricter mode refuses, Xcode has accepted already.
  var compilerArguments: [String] {
    ["-swift-version", "5", "-package-name", package] + conditions.flatMap { ["-D", $0] }
      + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
  }
}

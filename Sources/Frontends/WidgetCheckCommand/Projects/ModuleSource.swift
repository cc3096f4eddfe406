/// A module of the repository, built from its own sources before the code that imports it.
struct ModuleSource {
  let name: String

  /// The owner for messages: `package Kit` or `target Kit`.
  let owner: String

  let folder: SourceFolder

  let resources: FolderResources

  /// The name of its resource bundle, as `Bundle.module` finds it; `nil` if there is none.
  let bundle: String?

  let language: LanguageOptions
}

struct LanguageOptions: Equatable {
  var conditions: [String] = []

  var isMainActorByDefault = false

  /// True if the texts of string catalogues have names in code.
  var namesTexts = false

  /// The package name, for `package` access.
  var package = "app"

  /// The arguments for the compiler, with Swift 6 code in Swift 5 mode: the modules here lack
  /// Apple's annotations, and Xcode has already checked it more strictly.
  var compilerArguments: [String] {
    ["-swift-version", "5", "-package-name", package] + conditions.flatMap { ["-D", $0] }
      + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
  }
}

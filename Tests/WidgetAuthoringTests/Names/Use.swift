/// Code that uses names of the platform, and the host's view with and without it.
@MainActor struct Use {
  /// The names that the code uses, as ``NameTable`` writes them.
  let names: [String]
  /// The file of the code.
  let file: String
  /// The line where the code begins.
  let line: Int
  /// True if the names must have no effect instead of one.
  let isInert: Bool
  /// The host's view without the code.
  let without: @MainActor () async -> String
  /// The host's view with the code.
  let with: @MainActor () async -> String
}

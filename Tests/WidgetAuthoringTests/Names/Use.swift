/// Code that uses names of the platform, and what a host reads with and without it.
@MainActor struct Use {
  /// The names that the code uses, as ``NameTable`` writes them.
  let names: [String]
  /// The file of the code.
  let file: String
  /// The line where the code begins.
  let line: Int
  /// Whether the names are to have no effect instead of one.
  let isInert: Bool
  /// What a host reads without the code.
  let without: @MainActor () async -> String
  /// What a host reads with it.
  let with: @MainActor () async -> String
}

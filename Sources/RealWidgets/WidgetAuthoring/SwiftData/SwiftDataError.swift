/// A reason why models cannot be kept or found; nothing here throws one.
public struct SwiftDataError: Error, Hashable, Sendable {
  let name: String

  /// The container could not be loaded.
  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
  /// The configuration has a file where it may have none.
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    name: "configurationFileNameContainsInvalidCharacters"
  )
  /// The predicate is not supported.
  public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
  /// The order is not supported.
  public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
  /// The key path is not supported.
  public static let unsupportedKeyPath = SwiftDataError(name: "unsupportedKeyPath")
  /// The model does not pass its checks.
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
  /// The model has no context.
  public static let missingModelContext = SwiftDataError(name: "missingModelContext")
}

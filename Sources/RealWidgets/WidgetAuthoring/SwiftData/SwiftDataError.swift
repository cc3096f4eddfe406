/// A SwiftData error; nothing here throws one.
public struct SwiftDataError: Error, Hashable, Sendable {
  let name: String

  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    name: "configurationFileNameContainsInvalidCharacters"
  )
  public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
  public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
  public static let unsupportedKeyPath = SwiftDataError(name: "unsupportedKeyPath")
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
  public static let missingModelContext = SwiftDataError(name: "missingModelContext")
}

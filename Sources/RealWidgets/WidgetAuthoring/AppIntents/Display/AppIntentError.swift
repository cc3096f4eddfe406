import Foundation

/// An error that asks the system to show a request or a message; here it only ends the run.
public struct AppIntentError: LocalizedError, Hashable, CustomLocalizedStringResourceConvertible {
  let reason: String

  public var errorDescription: String? { "the intent \(reason)" }

  public var localizedStringResource: LocalizedStringResource { "the intent \(reason)" }

  static let needsValue = AppIntentError(reason: "needs a value")
  static let needsConfirmation = AppIntentError(reason: "needs a confirmation")
  static let needsDisambiguation = AppIntentError(reason: "needs to know which value is meant")
  static let needsToContinueInForeground = AppIntentError(reason: "needs to continue in the app")

  public static let restartPerform = AppIntentError(reason: "starts again")

  public enum UserActionRequired {
    public static let signin = AppIntentError(reason: "needs the person to sign in")
    public static let confirmation = AppIntentError(reason: "needs a confirmation")
    public static let accountSetup = AppIntentError(reason: "needs an account")
  }

  public enum Unrecoverable {
    public static let entityNotFound = AppIntentError(reason: "found no such entity")
    public static let featureCurrentlyRestricted = AppIntentError(reason: "is restricted")
    public static let unknown = AppIntentError(reason: "failed")
  }

  public enum PermissionRequired {
    public static let locationAccess = AppIntentError(reason: "needs the location")
    public static let unknown = AppIntentError(reason: "needs a permission")
  }
}

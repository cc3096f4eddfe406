import Foundation

/// An error that an intent ends with so that the system asks or tells the person something.
public struct AppIntentError: LocalizedError, Hashable, CustomLocalizedStringResourceConvertible {
  let reason: String

  /// The error as a sentence.
  public var errorDescription: String? { "the intent \(reason)" }

  /// The error as a sentence.
  public var localizedStringResource: LocalizedStringResource { "the intent \(reason)" }

  static let needsValue = AppIntentError(reason: "needs a value")
  static let needsConfirmation = AppIntentError(reason: "needs a confirmation")
  static let needsDisambiguation = AppIntentError(reason: "needs to know which value is meant")
  static let needsToContinueInForeground = AppIntentError(reason: "needs to go on in the app")

  /// The intent starts again.
  public static let restartPerform = AppIntentError(reason: "starts again")

  /// Something only the person can do.
  public enum UserActionRequired {
    /// Signing in.
    public static let signin = AppIntentError(reason: "needs the person to sign in")
    /// Confirming something.
    public static let confirmation = AppIntentError(reason: "needs a confirmation")
    /// Setting up an account.
    public static let accountSetup = AppIntentError(reason: "needs an account")
  }

  /// Something that is missing or cannot be had.
  public enum Unrecoverable {
    /// An entity that no longer exists.
    public static let entityNotFound = AppIntentError(reason: "found no such entity")
    /// Something this device cannot do.
    public static let featureCurrentlyRestricted = AppIntentError(reason: "is restricted")
    /// Something else.
    public static let unknown = AppIntentError(reason: "failed")
  }

  /// Something the person has to allow.
  public enum PermissionRequired {
    /// The location.
    public static let locationAccess = AppIntentError(reason: "needs the location")
    /// Something else.
    public static let unknown = AppIntentError(reason: "needs a permission")
  }
}

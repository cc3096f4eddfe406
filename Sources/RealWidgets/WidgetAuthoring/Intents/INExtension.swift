import Foundation

/// What answers questions about intents.
open class INExtension: NSObject {
  /// Creates an extension.
  public required override init() {}

  /// Who handles an intent.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// The answer to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// Where it goes on.
  open var userActivity: NSUserActivity?
}

/// An intent with its answer, told to the system.
open class INInteraction: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent
  /// The answer.
  public let intentResponse: INIntentResponse?
  /// What tells it from others.
  open var identifier = ""
  /// What tells its kind from others.
  open var groupIdentifier: String?

  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  /// Tells the system, which keeps nothing here.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }

  /// Lets the system forget everything.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}

/// A shortcut of the app.
public enum INShortcut: Sendable {
  /// An intent.
  case intent(INIntent)
  /// An activity.
  case userActivity(NSUserActivity)

  /// Creates the shortcut of an intent.
  public init?(intent: INIntent) { self = .intent(intent) }

  /// Creates the shortcut of an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}

/// Whether the person lets the app use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Not asked yet.
  case notDetermined
  /// Not allowed to choose.
  case restricted
  /// No.
  case denied
  /// Yes.
  case authorized
}

/// What the person has chosen for Siri.
open class INPreferences: NSObject {
  /// Whether the person lets the app use Siri.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// The language of Siri.
  open class func siriLanguageCode() -> String { "en-US" }
}

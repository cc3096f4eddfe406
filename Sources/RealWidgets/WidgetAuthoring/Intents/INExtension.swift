import Foundation

open class INExtension: NSObject {
  public required override init() {}

  open func handler(for intent: INIntent) -> Any? { self }
}

open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?
}

/// An intent with its response; a donation is not recorded.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = ""
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }

  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}

public enum INShortcut: Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }

  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  open class func siriLanguageCode() -> String { "en-US" }
}

import Foundation

/// An activity of a person; making it current has no effect here.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public typealias PersistentIdentifier = String

  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var expirationDate: Date?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: PersistentIdentifier?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var suggestedInvocationPhrase: String?
  open var needsSave = false

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  // Has no effect here.
  open func becomeCurrent() {}
  // Has no effect here.
  open func resignCurrent() {}
  // Has no effect here.
  open func invalidate() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

import Foundation

/// What a person does in an app, so that it can go on elsewhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The name of an identifier that Siri and Spotlight keep.
  public typealias PersistentIdentifier = String

  /// The kind of activity.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The page on which it can go on.
  open var webpageURL: URL?
  /// The page from which it came.
  open var referrerURL: URL?
  /// The keys that are needed to go on.
  open var requiredUserInfoKeys: Set<String>?
  /// The words by which it is found.
  open var keywords: Set<String> = []
  /// The date from which it is of no use.
  open var expirationDate: Date?
  /// What tells it in the content of the app.
  open var targetContentIdentifier: String?
  /// What tells it from others.
  open var persistentIdentifier: PersistentIdentifier?
  /// Whether it is handed to other devices.
  open var isEligibleForHandoff = true
  /// Whether it is found by searching.
  open var isEligibleForSearch = false
  /// Whether others find it by searching.
  open var isEligibleForPublicIndexing = false
  /// Whether Siri suggests it.
  open var isEligibleForPrediction = false
  /// The sentence that Siri suggests.
  open var suggestedInvocationPhrase: String?
  /// Whether it has changed since it was saved.
  open var needsSave = false

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes it what the person does now.
  open func becomeCurrent() {}
  /// Makes it no longer what the person does now.
  open func resignCurrent() {}
  /// Ends it.
  open func invalidate() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of activity that opens a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

import Foundation

/// A place in the history of stores, of which nothing is recorded here.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
  /// The same place.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Changes of a store that were saved together.
open class NSPersistentHistoryTransaction: NSObject {
  /// The changes.
  open var changes: [NSPersistentHistoryChange]? { nil }
  /// The place in the history.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  /// Who has saved.
  open var author: String? { nil }
  /// The name of the context.
  open var contextName: String? { nil }
  /// The process.
  open var bundleID: String { "" }
  /// The program.
  open var processID: String { "" }
  /// The store.
  open var storeID: String { "" }
  /// When it was.
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The number.
  open var transactionNumber: Int64 { 0 }

  /// The notification for contexts that take the changes.
  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }

  /// A request for transactions.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
    NSFetchRequest(entityName: "TRANSACTION")
  }
}

/// A change of an object.
open class NSPersistentHistoryChange: NSObject {
  /// The object.
  public let changedObjectID: NSManagedObjectID
  /// What was done.
  public let changeType: NSPersistentHistoryChangeType

  init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
    changedObjectID = id
    changeType = type
  }
}

/// What was done with an object.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  /// It was inserted.
  case insert
  /// It was changed.
  case update
  /// It was deleted.
  case delete
}

/// Asks for the history of stores, which is empty.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// What the result holds.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// The condition of transactions.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  /// Asks for what was saved after a date.
  open class func fetchHistory(after date: Date) -> Self { make() }
  /// Asks for what was saved after a place.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { make() }
  /// Asks for what was saved after a transaction.
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
    make()
  }
  /// Asks for some transactions.
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  ) -> Self {
    make()
  }
  /// Forgets what was saved before a date.
  open class func deleteHistory(before date: Date) -> Self { make() }
  /// Forgets what was saved before a place.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { make() }
  /// Forgets what was saved before a transaction.
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
    make()
  }

  /// Creates a request.
  public required override init() {}

  private class func make() -> Self { Self() }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentHistoryResult(resultType)
  }
}

/// The history of stores.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// No transactions.
  public let result: Any?
  /// What the result holds.
  public let resultType: NSPersistentHistoryResultType

  init(_ resultType: NSPersistentHistoryResultType) {
    self.resultType = resultType
    result =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: [NSManagedObjectID]()
      case .count, .changesOnly, .transactionsOnly, .transactionsAndChanges:
        [NSPersistentHistoryTransaction]()
      }
  }
}

/// What the history holds.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// Whether it went well.
  case statusOnly
  /// The identifiers.
  case objectIDs
  /// The number.
  case count
  /// The transactions.
  case transactionsOnly
  /// The changes.
  case changesOnly
  /// The transactions with their changes.
  case transactionsAndChanges
}

import Foundation

/// A position in the history of a store; no history is recorded.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A history transaction; none is ever returned.
open class NSPersistentHistoryTransaction: NSObject {
  open var changes: [NSPersistentHistoryChange]? { nil }
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  open var author: String? { nil }
  open var contextName: String? { nil }
  open var bundleID: String { "" }
  open var processID: String { "" }
  open var storeID: String { "" }
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var transactionNumber: Int64 { 0 }

  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }

  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
    NSFetchRequest(entityName: "TRANSACTION")
  }
}

open class NSPersistentHistoryChange: NSObject {
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType

  init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
    changedObjectID = id
    changeType = type
  }
}

public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert
  case update
  case delete
}

/// A request for the history of a store, which is always empty.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  open class func fetchHistory(after date: Date) -> Self { make() }
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { make() }
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
    make()
  }
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  ) -> Self {
    make()
  }
  open class func deleteHistory(before date: Date) -> Self { make() }
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { make() }
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
    make()
  }

  public required override init() {}

  private class func make() -> Self { Self() }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentHistoryResult(resultType)
  }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let result: Any?
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

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly
  case objectIDs
  case count
  case transactionsOnly
  case changesOnly
  case transactionsAndChanges
}

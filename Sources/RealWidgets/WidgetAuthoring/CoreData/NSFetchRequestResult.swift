import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}

extension NSNumber: NSFetchRequestResult {}

extension NSFetchRequestResult where Self: NSManagedObject {
  /// Creates an object in a context; in an extension so that any class can still declare its own.
  public init(context moc: NSManagedObjectContext) { self.init(_insertingInto: moc) }
}

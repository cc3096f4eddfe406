import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}

extension NSNumber: NSFetchRequestResult {}

extension NSFetchRequestResult where Self: NSManagedObject {
  /// Creates an object of the class's entity in a context.
  ///
  /// It is in an extension so that code can call it on any class of objects and still declare its
  /// own.
  public init(context moc: NSManagedObjectContext) { self.init(_insertingInto: moc) }
}

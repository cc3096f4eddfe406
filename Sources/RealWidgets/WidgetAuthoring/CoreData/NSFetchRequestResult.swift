import Foundation

/// What a fetch may bring.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}

extension NSNumber: NSFetchRequestResult {}

extension NSFetchRequestResult where Self: NSManagedObject {
  /// Creates an object of the class's entity in a context.
  ///
  /// It stands in an extension so that code may call it on any class of objects, and declare its own.
  public init(context moc: NSManagedObjectContext) { self.init(_insertingInto: moc) }
}

import Foundation

extension EnvironmentValues {
  /// The context of `FetchRequest`; without one there are no objects.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private enum ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(
    concurrencyType: .mainQueueConcurrencyType
  )
}

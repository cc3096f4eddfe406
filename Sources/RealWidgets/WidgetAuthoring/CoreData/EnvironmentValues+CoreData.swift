import Foundation

extension EnvironmentValues {
  /// The context of `FetchRequest`; the default one has no store and no objects.
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

import Foundation

/// Fetches objects in sections; it hears of changes when it fetches again.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The key path of the sections' names.
  public let sectionNameKeyPath: String?
  /// The name of the cache, which there is not.
  public let cacheName: String?
  /// Who hears of changes; nobody is told.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects of the last fetch.
  open private(set) var fetchedObjects: [ResultType]?
  private var found: [Section] = []

  private final class Section: NSFetchedResultsSectionInfo {
    let name: String
    var objects: [Any]? = []

    init(_ name: String) { self.name = name }

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { objects?.count ?? 0 }
  }

  /// Creates a controller that has fetched nothing.
  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  /// Fetches the objects.
  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = objects
    found = []
    for object in objects {
      let path = sectionNameKeyPath?.split(separator: ".").map(String.init)
      let value = path.flatMap { KeyValueReading.value(of: object, at: $0) }
      let name = value.map { "\($0)" } ?? ""
      if found.last?.name != name { found.append(Section(name)) }
      found.last?.objects?.append(object)
    }
    if found.isEmpty, sectionNameKeyPath == nil { found = [Section("")] }
  }

  /// The sections of the last fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : found }

  /// The titles of an index.
  open var sectionIndexTitles: [String] { found.compactMap(\.indexTitle) }

  /// The object of a section and a place in it.
  ///
  /// - Precondition: There is one; the platform traps as well.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = found[indexPath[0]].objects?[indexPath[1]] as? ResultType else {
      fatalError("no object at index path \(indexPath)")
    }
    return object
  }

  /// The place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (index, section) in found.enumerated() {
      let place = section.objects?.firstIndex { $0 as AnyObject === object as AnyObject }
      if let place { return [index, place] }
    }
    return nil
  }

  /// Forgets a cache, which there is not.
  open class func deleteCache(withName name: String?) {}
}

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
  /// The name.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// Hears of changes of fetched objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Hears that objects are about to change.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  /// Hears that objects have changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
}

extension NSFetchedResultsControllerDelegate {
  /// Ignores it.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Ignores it.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// How a fetched object has changed.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It came.
  case insert = 1
  /// It went.
  case delete
  /// It has another place.
  case move
  /// It has other values.
  case update
}

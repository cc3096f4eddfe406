import Foundation

/// Fetches objects in sections; changes appear only after another fetch.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  /// The delegate, which is never called.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  private var found: [Section] = []

  private final class Section: NSFetchedResultsSectionInfo {
    let name: String
    var objects: [Any]? = []

    init(_ name: String) { self.name = name }

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { objects?.count ?? 0 }
  }

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

  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = objects
    found = []
    for object in objects {
      let path = sectionNameKeyPath?.split(separator: ".").map(String.init)
      let value = path.flatMap { KeyValueReading.value(of: object, at: $0) }
      let name = value.map { "\($0)" } ?? ""
      // A section ends where the name changes, so the objects have to be sorted by it.
      if found.last?.name != name { found.append(Section(name)) }
      found.last?.objects?.append(object)
    }
    if found.isEmpty, sectionNameKeyPath == nil { found = [Section("")] }
  }

  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : found }

  open var sectionIndexTitles: [String] { found.compactMap(\.indexTitle) }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = found[indexPath[0]].objects?[indexPath[1]] as? ResultType else {
      fatalError("no object at index path \(indexPath)")
    }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (index, section) in found.enumerated() {
      let place = section.objects?.firstIndex { $0 as AnyObject === object as AnyObject }
      if let place { return [index, place] }
    }
    return nil
  }

  /// Has no effect, because there is no cache.
  open class func deleteCache(withName name: String?) {}
}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete
  case move
  case update
}

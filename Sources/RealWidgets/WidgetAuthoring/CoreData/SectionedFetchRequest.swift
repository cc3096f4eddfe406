import Foundation

/// Fetches objects for a view in sections of the same value.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  private let section: KeyPath<Result, SectionIdentifier>

  /// Fetches what a request asks for.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = fetchRequest
    section = sectionIdentifier
  }

  /// Fetches objects of an entity.
  public init(
    entity: NSEntityDescription,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest(of: entity, sortDescriptors, predicate)
    section = sectionIdentifier
  }

  /// The sections, read anew each time.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(FetchedResults(request), section)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Fetches objects of the result's class in an order of Swift's own.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(),
      sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors.map(NSSortDescriptor.init),
      predicate: predicate
    )
  }
}

/// The sections that a view has fetched.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  /// Objects with the same value.
  public struct Section: RandomAccessCollection, Identifiable {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    /// The place of the first object.
    public var startIndex: Int { objects.startIndex }
    /// The place after the last object.
    public var endIndex: Int { objects.endIndex }
    /// The object of a place.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private var sections: [Section] = []

  init(_ objects: FetchedResults<Result>, _ section: KeyPath<Result, SectionIdentifier>) {
    for object in objects {
      let id = object[keyPath: section]
      if let last = sections.last, last.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
  }

  /// The place of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The place after the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section of a place.
  public subscript(position: Int) -> Section { sections[position] }
}

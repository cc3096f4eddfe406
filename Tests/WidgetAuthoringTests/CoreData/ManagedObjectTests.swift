import CoreData
import Testing

@testable import WidgetAuthoring

private final class Book: NSManagedObject {
  var title: String? {
    get { coreDataValue("title") }
    set { setCoreDataValue(newValue, "title") }
  }
  var pages: Int32 {
    get { coreDataValue("pages") }
    set { setCoreDataValue(newValue, "pages") }
  }
  var shelf: Shelf? {
    get { coreDataValue("shelf") }
    set { setCoreDataValue(newValue, "shelf") }
  }
}

private final class Shelf: NSManagedObject {
  var books: Set<Book> {
    get { coreDataValue("books") }
    set { setCoreDataValue(newValue, "books") }
  }
}

private final class Library: DataModelDeclaration {
  override func declare() {
    entity("Book", Book.self)
    attribute("title", 700, isOptional: false, default: "untitled")
    attribute("pages", 200)
    relationship("shelf", to: "Shelf", inverse: "books")
    entity("Shelf", Shelf.self)
    relationship(
      "books",
      to: "Book",
      inverse: "shelf",
      isToMany: true,
      deleteRule: .cascadeDeleteRule
    )
  }
}

// Goal: a process finds the data that it has saved, and nothing else.
@Suite(.serialized, .takingTurnsOnHost) struct ManagedObjectTests {
  private let container: NSPersistentContainer

  init() {
    let model = NSManagedObjectModel()
    model.entities = Library().declaredEntities()
    container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    container.loadPersistentStores { _, _ in }
  }

  private func books(where predicate: NSPredicate? = nil) -> NSFetchRequest<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
    return request
  }

  private func fill(_ context: NSManagedObjectContext, pages: ClosedRange<Int32>) throws {
    for number in pages { Book(context: context).pages = number }
    try context.save()
  }

  @Test func `a new store is empty`() throws {
    #expect(try container.viewContext.count(for: books()) == 0)
    #expect(!container.viewContext.hasChanges)
  }

  @Test func `another context finds what one has saved, and not before`() throws {
    let context = container.viewContext
    Book(context: context).pages = 7
    let other = container.newBackgroundContext()
    #expect(try context.count(for: books()) == 1)
    #expect(try other.count(for: books()) == 0)
    try context.save()
    let found = try other.fetch(books())
    #expect(found.map(\.pages) == [7])
    #expect(found.map(\.title) == ["untitled"])
  }

  @Test func `a request takes its condition, order, limit and offset`() throws {
    try fill(container.viewContext, pages: 1...6)
    let request = books(where: NSPredicate(format: "pages > %d", 2))
    request.fetchOffset = 1
    request.fetchLimit = 2
    #expect(try container.viewContext.fetch(request).map(\.pages) == [5, 4])
  }

  @Test func `both sides of a relationship change together`() throws {
    let context = container.viewContext
    let (shelf, book) = (Shelf(context: context), Book(context: context))
    book.shelf = shelf
    #expect(shelf.books == [book])
    shelf.books = []
    #expect(book.shelf == nil)
  }

  @Test func `deleting cascades where the model says so`() throws {
    let context = container.viewContext
    let shelf = Shelf(context: context)
    Book(context: context).shelf = shelf
    _ = Book(context: context)
    try context.save()
    context.delete(shelf)
    try context.save()
    #expect(try context.count(for: books()) == 1)
  }

  @Test func `rolling back forgets what is not saved`() throws {
    let context = container.viewContext
    try fill(context, pages: 1...1)
    let book = try #require(try context.fetch(books()).first)
    book.pages = 9
    Book(context: context).pages = 3
    context.rollback()
    #expect(book.pages == 1)
    #expect(try context.count(for: books()) == 1)
  }

  @Test func `a value that must be there is missed at the save`() {
    let book = Book(context: container.viewContext)
    book.title = nil
    #expect(throws: NSError.self) { try container.viewContext.save() }
  }

  @Test func `a child saves into its parent alone`() throws {
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = container.viewContext
    Book(context: child).pages = 2
    try child.save()
    #expect(container.viewContext.hasChanges)
    #expect(try container.newBackgroundContext().count(for: books()) == 0)
    try container.viewContext.save()
    #expect(try container.newBackgroundContext().count(for: books()) == 1)
  }

  @Test func `a batch deletes in the store`() throws {
    try fill(container.viewContext, pages: 1...3)
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages < 3")
    let batch = NSBatchDeleteRequest(fetchRequest: request)
    batch.resultType = .resultTypeCount
    let result = try container.viewContext.execute(batch) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 2)
    #expect(try container.viewContext.fetch(books()).map(\.pages) == [3])
  }

  @Test func `a task in the background brings its result`() async throws {
    try fill(container.viewContext, pages: 1...2)
    let request = books()
    let count = try await container.performBackgroundTask { try $0.count(for: request) }
    #expect(count == 2)
  }
}

import Foundation
import SwiftData
import Testing
import WidgetModel

@_spi(Hosting) @testable import WidgetAuthoring

private enum Mood: String, Codable { case calm, loud }

private struct Place: Codable { var latitude: Double }

@Model private class Animal {
  var name: String
  init(name: String) { self.name = name }
}

@Model private final class Shelf {
  let id: UUID
  private var secret = 7
  var title: String
  var isOpen: Bool
  var mood: Mood
  var place: Place?
  var tags: [String]
  @Relationship(deleteRule: .cascade, inverse: \Volume.shelf) var volumes: [Volume]? = []
  @Transient var cache: [Int: String] = [:]

  init(title: String) {
    id = UUID()
    self.title = title
    isOpen = false
    mood = .calm
    tags = []
  }

  var shownSecret: Int { secret }
}

@Model private final class Volume {
  var pages: Int
  var due: Date
  var shelf: Shelf?
  var author: Author

  init(pages: Int, author: Author) {
    self.pages = pages
    due = .now
    self.author = author
  }
}

@Model private final class Author {
  var name: String
  var volumes: [Volume] = []
  init(name: String) { self.name = name }
}

/// A type without any possible value.
private struct Sealed {
  let run: () -> Void
}

@Model private final class Locked {
  @Transient var sealed = Sealed {}
  init() {}
}

// Goal: a store that an app reaches has models of the types that code fetches, related to each
// other, once per case and in no case without shared data; inserted models stay alone.
// Method: models as apps declare them, in cases that begin and end in this process.
@Suite(.serialized, .takingTurnsOnHost) struct MadeUpModelTests {
  private func inCase<Value>(
    _ values: Surroundings.Values = .ordinary,
    store: Surroundings.Store = .present,
    guesses: Bool = true,
    _ body: () throws -> Value
  ) throws -> Value {
    SharedData.prepare(store)
    let now = WallDate.defaultStart.microseconds
    OutsideData.shared.begin(values, seed: 3, now: now, guesses: guesses)
    defer {
      OutsideData.shared.end()
      SharedData.reset()
    }
    return try body()
  }

  private func context(inMemory: Bool = false) throws -> ModelContext {
    let configuration = ModelConfiguration("made", isStoredInMemoryOnly: inMemory)
    return ModelContext(try ModelContainer(for: Shelf.self, configurations: configuration))
  }

  private func shelves(_ context: ModelContext) throws -> [Shelf] {
    try context.fetch(FetchDescriptor<Shelf>())
  }

  @Test func `every stored property has a value of its type`() throws {
    try inCase {
      let found = try shelves(context())
      #expect(found.count == 6)
      #expect(Set(found.map(\.id)).count == 6)
      #expect(found.first?.title == "Sample title")
      #expect(found.first?.shownSecret == 7)
      #expect(found.map(\.isOpen).contains(true) && found.map(\.isOpen).contains(false))
      #expect(found.first?.tags.isEmpty == false)
      #expect(found.first?.place != nil)
      #expect(OutsideData.shared.hasGuessed)
      #expect(
        OutsideData.shared.madeUpWords.first?.hasPrefix("6 of Shelf of made, the first") == true
      )
    }
  }

  @Test func `relations lead back to where they come from`() throws {
    try inCase {
      let context = try context()
      let found = try shelves(context)
      let volumes = found.flatMap { $0.volumes ?? [] }
      #expect(volumes.count == 36)
      #expect(
        found.allSatisfy { shelf in shelf.volumes?.allSatisfy { $0.shelf === shelf } == true }
      )
      #expect(volumes.allSatisfy { volume in volume.author.volumes.contains { $0 === volume } })
      // Models related to the shelves are in the store, too, and nothing else.
      let stored = try context.fetch(FetchDescriptor<Volume>())
      #expect(stored.count == 36)
    }
  }

  @Test func `a case has the same models however often it asks, and the next case the same values`()
    throws
  {
    let first = try inCase {
      let context = try context()
      let found = try shelves(context)
      #expect(zip(found, try shelves(context)).allSatisfy { $0 === $1 })
      #expect(zip(found, try shelves(self.context())).allSatisfy { $0 === $1 })
      return found.map(\.id)
    }
    #expect(try inCase { try shelves(context()).map(\.id) } == first)
  }

  @Test(arguments: [Surroundings.Values.ordinary, .sparse, .empty, .low, .extreme, .mixed])
  func `the values of the case decide how many there are`(values: Surroundings.Values) throws {
    let count = try inCase(values) { try shelves(context()).count }
    switch values {
    case .empty: #expect(count == 0)
    case .low: #expect(count == 1 || count == 2)
    case .extreme: #expect(count == 48)
    case .ordinary, .sparse: #expect(count == 6)
    case .mixed: #expect([0, 1, 2, 6, 48].contains(count))
    }
  }

  @Test func `what code inserted and deleted stays gone`() throws {
    try inCase {
      let context = try context()
      let shelf = Shelf(title: "own")
      context.insert(shelf)
      try context.save()
      #expect(try shelves(context).map(\.title) == ["own"])
      context.delete(shelf)
      try context.save()
      #expect(try shelves(context).isEmpty)
    }
  }

  @Test func `without shared data, without guesses and in memory there are none`() throws {
    #expect(try inCase(store: .empty) { try shelves(context()).isEmpty })
    #expect(try inCase(guesses: false) { try shelves(context()).isEmpty })
    #expect(try inCase { try shelves(context(inMemory: true)).isEmpty })
  }

  @Test func `a type with a property that takes no value has none, and the report says so`() throws
  {
    try inCase {
      _ = OutsideData.shared.takeNewItems()
      let found = try context().fetch(FetchDescriptor<Locked>())
      #expect(found.isEmpty)
      let item = OutsideData.shared.takeNewItems().first { $0.kind == .models }
      #expect(item?.name == "Locked of made")
      #expect(item?.type == "")
    }
  }
}

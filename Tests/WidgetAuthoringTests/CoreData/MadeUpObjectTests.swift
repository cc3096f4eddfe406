import CoreData
import Testing
import WidgetModel

@_spi(Hosting) @testable import WidgetAuthoring

private final class Song: NSManagedObject {
  var title: String { coreDataValue("title") }
  var seconds: Int32 { coreDataValue("seconds") }
  var album: Album? { coreDataValue("album") }
}

private final class Album: NSManagedObject {
  var songs: Set<Song> { coreDataValue("songs") }
  var released: Date? { coreDataValue("released") }
}

private final class Music: DataModelDeclaration {
  override func declare() {
    entity("Song", Song.self)
    attribute("title", 700, isOptional: false)
    attribute("seconds", 200)
    relationship("album", to: "Album", inverse: "songs")
    entity("Album", Album.self)
    attribute("released", 900)
    relationship("songs", to: "Song", inverse: "album", isToMany: true)
    entity("Sealed", nil)
    attribute("picture", 1800, isOptional: false)
  }
}

// Goal: a store that an app reaches has objects of the entities that code fetches, related from both sides.
@Suite(.serialized, .takingTurnsOnHost) struct MadeUpObjectTests {
  private func inCase<Value>(
    _ values: Surroundings.Values = .ordinary,
    store: Surroundings.Store = .present,
    file: String = "/group/Music.sqlite",
    _ body: (NSManagedObjectContext) throws -> Value
  ) throws -> Value {
    SharedData.prepare(store)
    OutsideData.shared.begin(values, seed: 3, now: WallDate.defaultStart.microseconds)
    defer {
      OutsideData.shared.end()
      SharedData.reset()
    }
    let model = NSManagedObjectModel()
    model.entities = Music().declaredEntities()
    let container = NSPersistentContainer(name: "Music", managedObjectModel: model)
    container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: file)
    container.loadPersistentStores { _, _ in }
    return try body(container.viewContext)
  }

  private func songs(_ context: NSManagedObjectContext) throws -> [Song] {
    try context.fetch(NSFetchRequest<Song>(entityName: "Song"))
  }

  @Test func `attributes have values of their types, relationships both sides`() throws {
    try inCase { context in
      let albums = try context.fetch(NSFetchRequest<Album>(entityName: "Album"))
      #expect(albums.count == 6)
      #expect(albums.allSatisfy { $0.songs.count == 6 && $0.released != nil })
      #expect(albums.allSatisfy { album in album.songs.allSatisfy { $0.album === album } })
      let songs = try songs(context)
      #expect(songs.count == 36)
      #expect(songs.first?.title == "Sample title")
      #expect(songs.allSatisfy { $0.seconds != 0 && !$0.objectID.isTemporaryID })
    }
  }

  @Test func `a song alone brings its album`() throws {
    try inCase { context in
      let songs = try songs(context)
      #expect(songs.count == 6)
      #expect(songs.allSatisfy { $0.album?.songs == [$0] })
    }
  }

  @Test func `what code saved and deleted stays gone`() throws {
    try inCase { context in
      let song = Song(entity: context.entity(named: "Song"), insertInto: context)
      song.setValue("own", forKey: "title")
      try context.save()
      #expect(try songs(context).map(\.title) == ["own"])
      context.delete(song)
      try context.save()
      #expect(try songs(context).isEmpty)
    }
  }

  @Test func `without shared data and in memory there are none`() throws {
    #expect(try inCase(store: .empty) { try songs($0).isEmpty })
    #expect(try inCase(.empty) { try songs($0).isEmpty })
    #expect(try inCase(file: "/dev/null") { try songs($0).isEmpty })
  }

  @Test func `an entity without values that can be made up has none, and the report says so`()
    throws
  {
    try inCase { context in
      _ = OutsideData.shared.takeNewItems()
      let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Sealed"))
      #expect(found.isEmpty)
      let item = OutsideData.shared.takeNewItems().first { $0.kind == .models }
      #expect(item?.name == "Sealed of Core Data")
      #expect(item?.type == "")
    }
  }
}

import SwiftData
import SwiftUI

@Model final class Trip {
  @Attribute(.unique) var name: String
  var days: Int
  var start: Date?
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var isOpen = false

  #Index<Trip>([\.name], [\.name, \.days])

  init(name: String, days: Int, start: Date? = nil) {
    self.name = name
    self.days = days
    self.start = start
  }
}

@Model
final class Stop {
  #Unique<Stop>([\.id])

  var id: UUID
  var place: String
  var trip: Trip?

  init(place: String) {
    id = UUID()
    self.place = place
  }
}

enum FirstVersion: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Note.self] }

  @Model final class Note {
    var text = ""
    init(text: String) { self.text = text }
  }
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstVersion.self] }
  static var stages: [MigrationStage] { [] }
}

@ModelActor actor TripKeeper {
  func add(_ name: String) throws -> PersistentIdentifier {
    let trip = Trip(name: name, days: 1)
    modelContext.insert(trip)
    try modelContext.save()
    return trip.persistentModelID
  }

  func name(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
}

struct TripList: View {
  @Query(filter: #Predicate<Trip> { $0.days > 1 }, sort: \Trip.name, order: .reverse)
  private var trips: [Trip]
  @Query(sort: \Trip.start) var byStart: [Trip]
  @Query var all: [Trip]
  @Environment(\.modelContext) private var context

  var body: some View {
    VStack {
      ForEach(trips) { Text($0.name) }
      Text("\(byStart.count) of \(all.count)")
    }
  }
}

import Foundation
import SwiftData
import Testing
@_spi(Hosting) import WidgetAuthoring

// Goal: a store is empty at first, and code finds the models that it inserted, until the next case
// begins.
// Method: models as apps declare them; each test has a store in memory or a file name of its own.
@MainActor @Suite struct ModelContextTests {
  private func container() throws -> ModelContainer {
    try ModelContainer(
      for: Trip.self,
      Stop.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
  }

  @Test func `a store is empty at first`() async throws {
    try await onFreshHost { _ in
      let context = try container().mainContext
      #expect(try context.fetch(FetchDescriptor<Trip>()).isEmpty)
      #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
      #expect(!context.hasChanges)
    }
  }

  @Test func `a fetch filters, sorts and limits`() async throws {
    try await onFreshHost { _ in
      let context = ModelContext(try container())
      for (name, days) in [("Oslo", 3), ("Rome", 1), ("Bern", 2), ("Lyon", 4)] {
        context.insert(Trip(name: name, days: days))
      }
      let least = 1
      var descriptor = FetchDescriptor<Trip>(
        predicate: #Predicate { $0.days > least },
        sortBy: [SortDescriptor(\.days, order: .reverse)]
      )
      #expect(try context.fetch(descriptor).map(\.name) == ["Lyon", "Oslo", "Bern"])
      descriptor.fetchOffset = 1
      descriptor.fetchLimit = 1
      #expect(try context.fetch(descriptor).map(\.name) == ["Oslo"])
      #expect(try context.fetchIdentifiers(descriptor).count == 1)
    }
  }

  @Test func `a predicate compares texts as a person does`() async throws {
    try await onFreshHost { _ in
      let context = ModelContext(try container())
      for name in ["Oslo", "Östersund", "Rome"] { context.insert(Trip(name: name, days: 1)) }
      func names(_ predicate: Predicate<Trip>) throws -> Set<String> {
        Set(try context.fetch(FetchDescriptor(predicate: predicate)).map(\.name))
      }
      let word = "os"
      let (same, later) = (ComparisonResult.orderedSame, ComparisonResult.orderedDescending)
      #expect(
        try names(#Predicate { $0.name.localizedStandardContains(word) }) == ["Oslo", "Östersund"]
      )
      #expect(
        try names(#Predicate { $0.name.caseInsensitiveCompare("ROME") == same }) == ["Rome"]
      )
      #expect(
        try names(#Predicate { $0.name.localizedCompare("P") == later }) == ["Rome"]
      )
    }
  }

  @Test func `a context sees what another one has saved`() async throws {
    try await onFreshHost { _ in
      let container = try container()
      let (one, other) = (ModelContext(container), ModelContext(container))
      one.insert(Trip(name: "Oslo", days: 3))
      #expect(one.hasChanges)
      #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 0)
      try one.save()
      #expect(!one.hasChanges)
      #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 1)
      container.mainContext.insert(Trip(name: "Rome", days: 1))
      #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 2)
    }
  }

  @Test func `containers of the same file share their models until the case ends`() async throws {
    try await onFreshHost { _ in
      func context() throws -> ModelContext {
        let schema = Schema([Trip.self])
        let configuration = ModelConfiguration("shared by a test", schema: schema)
        return ModelContext(try ModelContainer(for: schema, configurations: [configuration]))
      }
      let first = try context()
      first.insert(Trip(name: "Oslo", days: 3))
      try first.save()
      #expect(try context().fetch(FetchDescriptor<Trip>()).map(\.name) == ["Oslo"])
      SharedData.reset()
      #expect(try context().fetch(FetchDescriptor<Trip>()).isEmpty)
      #expect(try first.fetch(FetchDescriptor<Trip>()).isEmpty)
    }
  }

  @Test func `deleting, rolling back and unique values`() async throws {
    try await onFreshHost { _ in
      let context = ModelContext(try container())
      let trip = Trip(name: "Oslo", days: 3)
      context.insert(trip)
      context.rollback()
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
      #expect(trip.modelContext == nil)
      try context.transaction { context.insert(trip) }
      #expect(trip.modelContext == context)
      context.delete(trip)
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
      context.rollback()
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
      context.insert(Trip(name: "Oslo", days: 9))
      try context.save()
      #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.days) == [9])
      try context.delete(model: Trip.self, where: #Predicate { $0.days == 9 })
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }
  }

  @Test func `a model brings those that it refers to`() async throws {
    try await onFreshHost { _ in
      let context = ModelContext(try container())
      let trip = Trip(name: "Oslo", days: 3)
      trip.stops = [Stop(place: "Harbour")]
      context.insert(trip)
      #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.place) == ["Harbour"])
      trip.stops.append(Stop(place: "Castle"))
      #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
    }
  }

  @Test func `a model is found by its identifier`() async throws {
    try await onFreshHost { _ in
      let container = try container()
      let id = try await TripKeeper(modelContainer: container).add("Oslo")
      let name = await TripKeeper(modelContainer: container).name(of: id)
      #expect(name == "Oslo")
      let trip = container.mainContext.model(for: id) as? Trip
      #expect(trip?.id == id)
      #expect(id.entityName == "Trip")
      let stop: Stop? = container.mainContext.registeredModel(for: id)
      #expect(stop == nil)
      let copy = try JSONDecoder().decode(
        PersistentIdentifier.self,
        from: JSONEncoder().encode(id)
      )
      #expect(copy == id)
    }
  }

  @Test func `a versioned schema names its models`() async throws {
    try await onFreshHost { _ in
      let schema = Schema(versionedSchema: FirstVersion.self)
      #expect(schema.entities.map(\.name) == ["Note"])
      let container = try ModelContainer(
        for: schema,
        migrationPlan: Plan.self,
        configurations: [ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)]
      )
      container.mainContext.insert(FirstVersion.Note(text: "a"))
      #expect(try container.mainContext.fetchCount(FetchDescriptor<FirstVersion.Note>()) == 1)
    }
  }
}

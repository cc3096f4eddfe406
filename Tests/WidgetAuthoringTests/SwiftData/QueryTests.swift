import SwiftData
import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring

// Goal: views read the models of the enclosing container.
// Method: trees of a small list, as pictures.
@MainActor @Suite struct QueryTests {
  private func texts(_ view: some View) -> [String] {
    Renderer().render(view, in: EnvironmentValues()).tree.nodes.map(\.text)
  }

  @Test func `a query fetches from the container round its view`() async throws {
    try await onFreshHost { _ in
      let container = try ModelContainer(
        for: Trip.self,
        configurations: ModelConfiguration(isStoredInMemoryOnly: true)
      )
      for (name, days) in [("Bern", 2), ("Rome", 1), ("Lyon", 4)] {
        container.mainContext.insert(Trip(name: name, days: days))
      }
      #expect(texts(TripList().modelContainer(container)) == ["", "Lyon", "Bern", "3 of 3"])
      #expect(texts(TripList().modelContext(container.mainContext)).count == 4)
    }
  }

  @Test func `a query without a container finds nothing`() async {
    await onFreshHost { _ in
      #expect(texts(TripList()) == ["", "0 of 0"])
      #expect(texts(TripList().modelContainer(for: Trip.self, inMemory: true)) == ["", "0 of 0"])
    }
  }
}

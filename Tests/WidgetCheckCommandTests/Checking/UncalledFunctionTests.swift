import Testing

@testable import WidgetCheckCommand

// Goal: functions of the app that never run here and do something that clauses judge are reported,
// and no function that runs.
@Suite struct UncalledFunctionTests {
  @Test func `functions that nothing calls are reported with what they do`() throws {
    let found = try told([
      "Ride.swift": """
      final class RideTracker {
        static let shared = RideTracker()

        func start() {
          _ = try? Activity.request(attributes: RideAttributes(), content: content)
        }

        func store(
          _ ride: Ride
        ) {
          defaults.set(ride.name, forKey: "ride")
        }

        private func reload() { WidgetCenter.shared.reloadTimelines(ofKind: "Ride") }
        func length() -> Int { 3 }
      }
      """,
      "Widget.swift": "let tracker = RideTracker.shared",
    ])
    #expect(
      found == [
        "RideTracker.start() (Ride.swift:4), which works on Live Activities",
        "RideTracker.store() (Ride.swift:8), which stores data",
        "RideTracker.reload() (Ride.swift:14), which asks for reloads",
      ]
    )
  }

  @Test func `what only such functions call does not run either`() throws {
    let found = try told([
      "A.swift": """
      func begin() { save(1); repeatedly() }
      func save(_ number: Int) { defaults.set(number, forKey: "number") }
      func repeatedly() { defaults.set(2, forKey: "again"); repeatedly() }
      """
    ])
    #expect(
      found == [
        "save() (A.swift:2), which stores data", "repeatedly() (A.swift:3), which stores data",
      ]
    )
  }

  @Test func `functions that code, a text or the platform calls are not reported`() throws {
    let found = try told([
      "A.swift": """
      protocol Store { func save() }
      struct Shelf: Store {
        func save() { defaults.set(1, forKey: "a") }
        func title() -> String { defaults.set(1, forKey: "b"); return "" }
        func perform() async throws -> some IntentResult { defaults.set(1, forKey: "c") }
        override func show() { defaults.set(1, forKey: "d") }
      }
      func run(_ shelf: any Store) { shelf.save() }
      let text = "\\(shelf.title()) \\(run(shelf))"
      """
    ])
    #expect(found == [])
  }

  private func told(_ files: KeyValuePairs<String, String>) throws -> [String] {
    try Executable.withDirectory { directory in
      for (name, text) in files {
        try text.write(toFile: directory + "/" + name, atomically: true, encoding: .utf8)
      }
      return UncalledFunction.find(in: try SourceFolder(directory, excluding: []))
        .map(\.description)
    }
  }
}

import AuthoringValues
import Foundation
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetKit

// Goal: a case finds exactly the data that was prepared for it, and leaves nothing behind.
// Method: Foundation's own UserDefaults, as widget code uses it.
@Suite struct SharedDataTests {
  /// A folder that is removed with the test.
  private final class Folder: Sendable {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("Shared-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let folder = Folder()

  private func temporary(_ name: String, _ text: String) throws -> URL {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
    return url
  }

  private func fixtures() throws -> SharedFixtures {
    try SharedFixtures(
      file: temporary(
        "defaults.json",
        #"""
        {"group.a": {"name": "Ann", "count": 3, "on": true, "list": ["x"], "blob": {"$json": {"k": 1}},
         "when": {"$date": 60}, "raw": {"$data": "AQI="}, "map": {"a": 1.5}}}
        """#
      )
    )
  }

  @Test func `a value that was read as what it is may be read as another type later`() async throws
  {
    try await onHost { host in
      // The recorder of types exists once a case has begun.
      OutsideData.shared.begin(.ordinary, seed: 0, now: 0, makesUp: false, guesses: false)
      defer { OutsideData.shared.end() }
      SharedData.prepare(.present, fixtures: try fixtures())
      defer { SharedData.reset() }
      let suite = try #require(UserDefaults(suiteName: "group.a"))
      #expect(suite.string(forKey: "name") == "Ann")
      #expect(host.texts(.sharedDataMistyped) == [])
      #expect(suite.data(forKey: "name") == nil)
      #expect(host.texts(.sharedDataMistyped).count == 1)
      #expect(host.texts(.sharedDataMatched) == [])
      #expect(suite.string(forKey: "name") == "Ann")
      #expect(host.texts(.sharedDataMatched) == ["name of group.a"])
    }
  }

  @Test func `present data is the fixtures`() async throws {
    try await onHost { host in
      SharedData.prepare(.present, fixtures: try fixtures())
      defer { SharedData.reset() }
      let suite = try #require(UserDefaults(suiteName: "group.a"))
      #expect(suite.string(forKey: "name") == "Ann")
      #expect(suite.integer(forKey: "count") == 3)
      #expect(suite.bool(forKey: "on"))
      #expect(suite.stringArray(forKey: "list") == ["x"])
      #expect(suite.data(forKey: "blob") == Data(#"{"k":1}"#.utf8))
      #expect(suite.object(forKey: "when") as? Date == Date(timeIntervalSince1970: 60))
      #expect(suite.data(forKey: "raw") == Data([1, 2]))
      #expect(suite.dictionary(forKey: "map")?["a"] as? Double == 1.5)
      #expect(suite.dictionaryRepresentation().count == 8)
      #expect(host.texts(.sharedDataMissed) == [])
      _ = suite.object(forKey: "absent")
      #expect(host.texts(.sharedDataMissed) == ["absent"])
    }
  }

  @Test func `what a case writes is there until the next one`() async throws {
    try await onHost { _ in
      defer { SharedData.reset() }
      SharedData.prepare(.empty)
      let address = try #require(URL(string: "https://a.b/c"))
      UserDefaults(suiteName: "group.a")?.set(["a": [1, 2]], forKey: "kept")
      UserDefaults(suiteName: "group.a")?.set(address, forKey: "url")
      let again = UserDefaults(suiteName: "group.a")
      #expect(again?.dictionary(forKey: "kept") as? [String: [Int]] == ["a": [1, 2]])
      #expect(again?.url(forKey: "url") == address)
      again?.removeObject(forKey: "url")
      #expect(again?.url(forKey: "url") == nil)
      SharedData.prepare(.empty)
      #expect(again?.object(forKey: "kept") == nil)
    }
  }

  @Test func `the standard defaults are a finding and the suites are none`() async {
    await onHost { host in
      SharedData.prepare(.empty)
      defer { SharedData.reset() }
      _ = UserDefaults.standard.bool(forKey: "read")
      UserDefaults.standard.set(1, forKey: "written")
      UserDefaults(suiteName: "group.a")?.set(1, forKey: "shared")
      _ = Locale.current.identifier
      _ = Bundle.main.localizedString(forKey: "k", value: nil, table: nil)
      #expect(host.texts(.standardDefaultsUsed) == ["read", "written"])
    }
  }

  @Test func `corrupt data is of other types, the same each time, and traps nowhere`() async throws
  {
    try await onHost { _ in
      defer { SharedData.reset() }
      let fixtures = try fixtures()
      SharedData.prepare(.corrupt, fixtures: fixtures)
      let suite = try #require(UserDefaults(suiteName: "group.a"))
      #expect(suite.object(forKey: "name") as? String == nil)
      #expect(suite.array(forKey: "list") == nil)
      let blob = try #require(suite.data(forKey: "blob"))
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode([String: Int].self, from: blob)
      }
      let keys = (0..<40).map { "unknown\($0)" }
      let first = keys.map { "\(String(describing: suite.object(forKey: $0)))" }
      #expect(Set(first).count > 3)
      for key in keys {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: suite.string(forKey: key) ?? "en_US")
        #expect(formatter.string(from: 1) != nil)
        _ = suite.integer(forKey: key)
        _ = suite.double(forKey: key)
        _ = suite.bool(forKey: key)
        _ = suite.stringArray(forKey: key)
        _ = suite.dictionary(forKey: key)
        _ = suite.url(forKey: key)
      }
      SharedData.prepare(.corrupt, fixtures: fixtures)
      #expect(keys.map { "\(String(describing: suite.object(forKey: $0)))" } == first)
    }
  }

  @Test func `containers hold the fixtures, nothing, or garbage`() async throws {
    try await onHost { host in
      defer { SharedData.reset() }
      let file = try temporary("groups/group.a/deep/state.json", #"{"a": 1}"#)
      let groups = file.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let fixtures = try SharedFixtures(file: nil, groups: groups)
      SharedData.prepare(.present, fixtures: fixtures)
      let container = try #require(
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
      )
      let copy = container.appendingPathComponent("deep/state.json")
      #expect(FileManager.default.contents(atPath: copy.path) == Data(#"{"a": 1}"#.utf8))
      SharedData.prepare(.corrupt, fixtures: fixtures)
      let spoiled = try #require(FileManager.default.contents(atPath: copy.path))
      #expect(spoiled.count == 4)
      SharedData.prepare(.empty, fixtures: fixtures)
      #expect(!FileManager.default.fileExists(atPath: copy.path))
      #expect(FileManager.default.fileExists(atPath: container.path))
    }
  }

  @Test func `without a host environment there is no container`() async {
    await onHost { _ in
      CurrentHost.environment = nil
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "g") == nil)
    }
  }

  @Test(arguments: ["[]", "{", #"{"g": 1}"#, #"{"g": {"k": {"$date": "x"}}}"#])
  func `defaults of another shape are an error`(text: String) throws {
    let file = try temporary("defaults.json", text)
    #expect(throws: FixtureError.self) { try SharedFixtures(file: file) }
  }

  @Test func `values shared through iCloud are a suite of their own`() async {
    await onHost { _ in
      SharedData.prepare(.empty)
      defer { SharedData.reset() }
      NSUbiquitousKeyValueStore.default.set("a", forKey: "k")
      NSUbiquitousKeyValueStore.default.set(Int64(5), forKey: "n")
      #expect(NSUbiquitousKeyValueStore.default.string(forKey: "k") == "a")
      #expect(NSUbiquitousKeyValueStore.default.longLong(forKey: "n") == 5)
      #expect(UserDefaults(suiteName: "group.a")?.string(forKey: "k") == nil)
    }
  }
}

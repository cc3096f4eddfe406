// Goal: shared defaults have a value of the type that code reads, if nobody gave one; existing
// values stay the same, and a case without guesses has none.
// Method: Foundation's own UserDefaults in cases that begin and end in this process.
import Foundation
import SwiftUI
import Testing
import WidgetModel

@_spi(Hosting) @testable import WidgetAuthoring

@Suite(.serialized, .takingTurnsOnHost) struct StoredSampleTests {
  struct Chore: Codable { var title: String }
  enum Theme: String, CaseIterable { case light, dark }

  /// Runs code in a case with empty suites.
  @discardableResult private func inCase<Value>(
    _ values: Surroundings.Values = .ordinary,
    store: Surroundings.Store = .present,
    guesses: Bool = true,
    _ body: (UserDefaults) throws -> Value
  ) throws -> Value {
    SharedData.prepare(store)
    OutsideData.shared.begin(
      values,
      seed: 3,
      now: WallDate.defaultStart.microseconds,
      guesses: guesses
    )
    defer {
      OutsideData.shared.end()
      SharedData.reset()
    }
    return try body(try #require(UserDefaults(suiteName: "group.stored")))
  }

  @Test func `what code stores itself it reads as it stored it, however often`() throws {
    try inCase(.extreme) { defaults in
      var chores = try JSONDecoder().decode(
        [Chore].self,
        from: try #require(defaults.data(forKey: "chores"))
      )
      let length = chores.map(\.title.count)
      for _ in 0..<4 {
        defaults.set(try JSONEncoder().encode(chores), forKey: "chores")
        let stored = try #require(defaults.data(forKey: "chores"))
        chores = try JSONDecoder().decode([Chore].self, from: stored)
      }
      #expect(chores.map(\.title.count) == length)
    }
  }

  @Test func `each way to read gets a value of its type`() throws {
    try inCase { defaults in
      #expect(defaults.string(forKey: "city") == "Sample city")
      #expect(defaults.integer(forKey: "steps") == 7)
      #expect(defaults.double(forKey: "ratio") == 12.5)
      #expect(defaults.float(forKey: "share") == 12.5)
      #expect(defaults.bool(forKey: "isOn"))
      #expect(defaults.stringArray(forKey: "names")?.count == 24)
      #expect(defaults.url(forKey: "link")?.absoluteString == "https://example.com/sample-1.png")
      #expect(OutsideData.shared.hasGuessed)
    }
  }

  @Test func `a list or object with parts of any type is not made up`() throws {
    try inCase { defaults in
      #expect(defaults.array(forKey: "list") == nil)
      #expect(defaults.dictionary(forKey: "map") == nil)
      #expect(!OutsideData.shared.hasGuessed)
    }
  }

  @Test func `the first reading decides, and what code writes stays`() throws {
    try inCase { defaults in
      #expect(defaults.integer(forKey: "count") == 7)
      #expect(defaults.string(forKey: "count") == "7")
      defaults.set(3, forKey: "count")
      #expect(defaults.integer(forKey: "count") == 3)
      #expect(UserDefaults.standard.string(forKey: "own") == nil)
    }
  }

  @Test(arguments: Surroundings.Values.allCases)
  func `numbers are those that an app may store`(values: Surroundings.Values) throws {
    try inCase(values) { defaults in
      for key in ["a", "b", "c", "d", "e", "f"] {
        #expect(abs(defaults.integer(forKey: key)) < 1_000_000_000)
        #expect(abs(defaults.double(forKey: key + "2")) < 1_000_000_000)
      }
    }
  }

  @Test func `nothing is there in sparse cases, without guesses, and before the app was opened`()
    throws
  {
    let texts = [
      try inCase(.sparse) { $0.string(forKey: "city") },
      try inCase(guesses: false) { $0.string(forKey: "city") },
      try inCase(store: .empty) { $0.string(forKey: "city") },
      try inCase(store: .corrupt, guesses: false) { $0.string(forKey: "city") },
    ]
    #expect(texts == [nil, nil, nil, nil])
  }

  @Test func `stored values of a view are of their types`() throws {
    try inCase { defaults in
      #expect(AppStorage(wrappedValue: 1, "hunger", store: defaults).wrappedValue == 7)
      #expect(AppStorage(wrappedValue: Theme.dark, "theme", store: defaults).wrappedValue == .light)
      #expect(AppStorage<String?>("note", store: defaults).wrappedValue == "Sample note")
    }
  }

  @Test(arguments: Surroundings.Values.allCases)
  func `a text that is decoded holds the type`(values: Surroundings.Values) throws {
    guard values != .sparse else { return }
    try inCase(values) { defaults in
      let text = try #require(defaults.string(forKey: "chores"))
      let chores = try JSONDecoder().decode([Chore].self, from: Data(text.utf8))
      #expect(values == .empty || values == .mixed || !chores.isEmpty)
    }
  }

  @Test func `a text that is read as a date is one`() throws {
    try inCase { defaults in
      let text = try #require(defaults.string(forKey: "birth"))
      #expect(ISO8601DateFormatter().date(from: text) != nil)
      #expect(ISO8601DateFormatter().date(from: "no date") == nil)
    }
  }

  @Test func `made-up values are reported as a file of fixtures holds them`() throws {
    _ = OutsideData.shared.takeNewItems()
    try inCase { defaults in
      _ = defaults.string(forKey: "told")
      _ = defaults.dictionary(forKey: "untold")
      let text = try #require(defaults.string(forKey: "told chores"))
      _ = try JSONDecoder().decode([Chore].self, from: Data(text.utf8))
    }
    let items = OutsideData.shared.takeNewItems().filter { !$0.type.isEmpty }
    #expect(
      items.map { "\($0.name): \($0.type)" } == [
        "group.stored told: String", "group.stored told chores: String",
        "group.stored told chores: a text with the JSON of Array<Chore>",
        "group.stored untold: [String: Any]",
      ]
    )
    #expect(items.first?.sample == "\"Sample told\"")
    #expect(items.last?.sample == "")
    #expect(items.dropLast().allSatisfy { $0.isStored && $0.sample.hasPrefix("\"") })
  }

  @Test func `without guesses a made-up answer is JSON to decoders of types alone`() throws {
    try inCase { _ in
      let body = OutsideData.shared.makeUp(.answer, "GET https://untyped.example")
      let json = try JSONSerialization.jsonObject(with: body)
      #expect(json is [String: Any])
    }
    try inCase(guesses: false) { _ in
      let body = OutsideData.shared.makeUp(.answer, "GET https://untyped.example")
      let json = try? JSONSerialization.jsonObject(with: body)
      #expect(json == nil)
      let chore = try JSONDecoder().decode(Chore.self, from: body)
      #expect(chore.title == "Sample title")
    }
  }

  private struct Marker: Decodable, Hashable {
    let day: Int
    let count: Int
    let currency: String
  }

  @Test(arguments: [Surroundings.Values.ordinary, .low, .extreme, .mixed])
  func `the elements of a made-up list differ in days and codes, ordinary ones in numbers, too`(
    values: Surroundings.Values
  ) throws {
    let markers = try inCase(values) { _ in
      let body = OutsideData.shared.makeUp(.answer, "GET https://markers.example")
      return try JSONDecoder().decode([Marker].self, from: body)
    }
    #expect(!markers.isEmpty)
    #expect(Set(markers.map(\.day)).count == markers.count)
    if values == .ordinary { #expect(Set(markers.map(\.count)).count == markers.count) }
    // Among mixed values, some texts are empty.
    let codes = markers.prefix(6).map(\.currency).filter { !$0.isEmpty }
    #expect(Set(codes).count == codes.count)
    if markers.count <= 28 { #expect(markers.allSatisfy { (1...28).contains($0.day) }) }
  }

  @Test func `where nothing is made up, answers are empty and what is given is varied`() throws {
    OutsideData.shared.begin(.ordinary, seed: 3, now: 0, makesUp: false, guesses: false)
    defer { OutsideData.shared.end() }
    #expect(OutsideData.shared.makeUp(.answer, "GET https://markers.example").isEmpty)
    #expect(OutsideData.shared.current != nil)
  }

  @Test func `made-up values are reported in words`() throws {
    try inCase(.low) { defaults in
      _ = defaults.integer(forKey: "minutes")
      #expect(OutsideData.shared.madeUpWords == ["\"minutes\" of group.stored = -1"])
    }
  }

  @Test func `where code asks for bytes, spoiled data is bytes that hold nothing`() throws {
    try inCase(store: .corrupt) { defaults in
      for key in ["a", "b", "c", "d", "logo"] {
        let data = try #require(defaults.data(forKey: key))
        #expect((try? JSONSerialization.jsonObject(with: data)) == nil)
      }
      #expect(OutsideData.shared.hasGuessed)
      #expect(OutsideData.shared.madeUpWords.first?.contains("spoiled bytes") == true)
    }
  }
}

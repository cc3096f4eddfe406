// Goal: without provided data, a decoder answers with values of the requested type, in every style;
// the user's values are varied within their types; everything else decodes as usual.
// Method: a case begins and ends in this process, one test after another.
import Foundation
import Testing
import WidgetModel

@_spi(Hosting) @testable import WidgetAuthoring

@Suite(.serialized, .takingTurnsOnHost) struct MadeUpAnswerTests {
  struct Song: Codable, Equatable {
    enum Mood: String, Codable { case calm, wild }
    enum Source: Codable, Equatable {
      case radio(station: String)
      case disc(side: Int)
    }
    var id: UUID
    var title: String
    var releasedAt: Date
    var cover: URL
    var mood: Mood
    var source: Source
    var rating: Double?
    var plays: Int
    var lines: [String]
    var tags: [String: Int]
  }

  /// Begins a case, decodes and ends the case.
  private func decoded<T: Decodable>(
    _ type: T.Type,
    _ values: Surroundings.Values = .ordinary,
    with decoder: JSONDecoder = JSONDecoder(),
    from data: (OutsideData) -> Data
  ) throws -> T {
    let outside = OutsideData.shared
    outside.begin(values, seed: 9, now: WallDate.defaultStart.microseconds)
    defer { outside.end() }
    return try decoder.decode(type, from: data(outside))
  }

  private func madeUp(_ outside: OutsideData) -> Data {
    outside.makeUp(.answer, "GET https://a.b/\(UUID())")
  }

  @Test(arguments: Surroundings.Values.allCases)
  func `a type with all that types have is made up in every style`(
    values: Surroundings.Values
  ) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let songs = try decoded([Song].self, values, with: decoder, from: madeUp)
    let again = try decoded([Song].self, values, with: decoder, from: madeUp)
    #expect(songs == again)
    switch values {
    case .ordinary:
      #expect(songs.count == 6)
      #expect(songs.allSatisfy { $0.rating != nil && $0.lines.count == 24 })
    case .empty: #expect(songs.isEmpty)
    case .sparse: #expect(songs.allSatisfy { $0.rating == nil })
    case .low: #expect(songs.allSatisfy { $0.plays == -1 && $0.releasedAt < .distantFuture })
    case .extreme:
      #expect(songs.count == 48)
      #expect(songs.allSatisfy { $0.title.count > 100 && $0.plays == 1_000_000 })
    case .mixed: break
    }
  }

  @Test func `texts that a type expects to be dates or numbers are such`() throws {
    struct Strict: Decodable {
      let count: Int
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let count = Int(text) else { throw CocoaError(.coderReadCorrupt) }
        self.count = count
      }
    }
    for values in Surroundings.Values.allCases {
      #expect(
        try decoded([String: Strict].self, values, from: madeUp).values.allSatisfy {
          $0.count == 12
        }
      )
    }
  }

  @Test func `made-up values are reported once, with JSON that decodes`() throws {
    _ = OutsideData.shared.takeNewItems()
    _ = try decoded(Song.self) { $0.makeUp(.answer, "GET https://told.example/a") }
    let items = OutsideData.shared.takeNewItems().filter { $0.name.contains("told.example") }
    #expect(items.map(\.type) == ["Song"])
    let sample = try #require(items.first?.sample)
    #expect(try JSONDecoder().decode(Song.self, from: Data(sample.utf8)).mood == .calm)
    #expect(OutsideData.shared.takeNewItems().allSatisfy { !$0.name.contains("told.example") })
  }

  @Test func `a stored answer decodes from a property list too, and a spoiled one not at all`()
    throws
  {
    let outside = OutsideData.shared
    outside.begin(.ordinary, seed: 0, now: 0)
    defer { outside.end() }
    let data = madeUp(outside)
    #expect(try PropertyListDecoder().decode([Song].self, from: data).count == 6)
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode([Song].self, from: data.dropLast(3))
    }
    #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
  }

  @Test func `the user's values are varied as far as the type takes it`() throws {
    struct Given: Codable, Equatable {
      enum Mood: String, Codable { case calm, wild }
      var title: String
      var mood: Mood
      var plays: Int
      var note: String?
      var isOn: Bool
    }
    let json = Data(#"{"title": "A", "mood": "wild", "plays": 3, "note": "b", "isOn": true}"#.utf8)
    func varied(_ values: Surroundings.Values) throws -> Given {
      try decoded(Given.self, values) {
        $0.give(json)
        return json
      }
    }
    let plain = Given(title: "A", mood: .wild, plays: 3, note: "b", isOn: true)
    #expect(try varied(.ordinary) == plain)
    #expect(try varied(.low) == Given(title: "A", mood: .wild, plays: -1, note: "b", isOn: true))
    #expect(try varied(.sparse) == Given(title: "A", mood: .wild, plays: 3, note: nil, isOn: true))
    #expect(try varied(.extreme).plays == 1_000_000)
    let other = Data(#"{"title": "C", "mood": "wild", "plays": 3, "isOn": true}"#.utf8)
    #expect(try decoded(Given.self, .low) { _ in other }.plays == 3)
  }

  @Test func `shared defaults give bytes for a type where they have none`() throws {
    SharedData.prepare(.present)
    defer { SharedData.reset() }
    let song = try decoded(Song.self) { _ in
      UserDefaults(suiteName: "group.a")?.data(forKey: "song") ?? Data()
    }
    #expect(song.title.hasPrefix("Sample"))
    SharedData.prepare(.empty)
    OutsideData.shared.begin(.ordinary, seed: 0, now: 0)
    defer { OutsideData.shared.end() }
    #expect(UserDefaults(suiteName: "group.a")?.data(forKey: "other") == nil)
  }

  /// Counts its instances.
  private struct Counted: Decodable, Equatable {
    nonisolated(unsafe) static var count = 0
    let date: Date
    enum CodingKeys: CodingKey { case date }
    init(from decoder: any Decoder) throws {
      Counted.count += 1
      date = try decoder.container(keyedBy: CodingKeys.self).decode(Date.self, forKey: .date)
    }
  }

  @Test func `within a case a type is made up once for a body and a decoder's settings`() throws {
    let outside = OutsideData.shared
    let body = { outside.makeUp(.answer, "GET https://once.example/a") }
    let (plain, seconds) = (JSONDecoder(), JSONDecoder())
    seconds.dateDecodingStrategy = .secondsSince1970
    /// Returns the number of instances for one more value, and the value.
    func made(_ decoder: JSONDecoder, _ data: Data) throws -> (count: Int, value: Counted) {
      Counted.count = 0
      let value = try decoder.decode(Counted.self, from: data)
      return (Counted.count, value)
    }
    outside.begin(.ordinary, seed: 9, now: WallDate.defaultStart.microseconds)
    defer { outside.end() }
    let first = try made(plain, body())
    #expect(first.count > 1)
    #expect(try made(plain, body()) == (1, first.value))
    // Another decoder, another answer and another case start over; the value is the same.
    let other = try made(seconds, body())
    #expect(other.count > 1 && abs(other.value.date.timeIntervalSince(first.value.date)) < 0.001)
    #expect(try made(seconds, body()).count == 1)
    #expect(try made(plain, outside.makeUp(.answer, "GET https://once.example/b")).count > 1)
    outside.begin(.ordinary, seed: 9, now: WallDate.defaultStart.microseconds)
    #expect(try made(plain, body()).count > 1)
    // Types with their own decoding are asked each time.
    let own = (0..<5).map { _ in JSONDecoder() }
    own[0].dateDecodingStrategy = .custom { decoder in
      Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self))
    }
    own[1].keyDecodingStrategy = .custom { $0[$0.count - 1] }
    own[2].dataDecodingStrategy = .deferredToData
    own[3].nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+",
      negativeInfinity: "-",
      nan: "?"
    )
    own[4].userInfo[CodingUserInfoKey(rawValue: "told")!] = 1
    for decoder in own {
      _ = try made(decoder, body())
      #expect(try made(decoder, body()).count > 1)
    }
  }

  @Test func `a date that code reads in a made-up text is there, in any form`() throws {
    struct Visit: Codable { var date: String }
    let outside = OutsideData.shared
    outside.begin(.ordinary, seed: 9, now: WallDate.defaultStart.microseconds)
    defer { outside.end() }
    let visits = try JSONDecoder().decode([Visit].self, from: madeUp(outside))
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    #expect(!visits.isEmpty && visits.allSatisfy { formatter.date(from: $0.date) != nil })
    #expect(formatter.date(from: "tomorrow") == nil)
    #expect(formatter.date(from: "") == nil)
    #expect(outside.madeUpWords.first?.hasPrefix("date = ") == true)
  }

  private enum Sky: String { case clear, rain, snow }

  @Test func `a made-up text is the first case of an enum that its type does not give`() throws {
    struct Hour: Codable { var sky: String }
    let outside = OutsideData.shared
    #expect(Sky(rawValue: "Sample sky") == nil)
    outside.begin(.ordinary, seed: 9, now: 0)
    defer { outside.end() }
    let hour = try JSONDecoder().decode(Hour.self, from: madeUp(outside))
    #expect(Sky(rawValue: hour.sky) == .clear)
    #expect(Sky(rawValue: "snow") == .snow)
    #expect(Sky(rawValue: "hail") == nil)
    #expect(Sky(rawValue: "") == nil)
  }
}

import AuthoringValues
import Foundation
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

@Suite(.takingTurnsOnHost) struct NetworkFixturesTests {
  private func fixtures(_ index: String, files: [String: String] = [:]) throws -> NetworkFixtures {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Fixtures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files.merging(["index.json": index], uniquingKeysWith: { $1 }) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try NetworkFixtures(folder: folder)
  }

  private func request(_ url: String, method: String = "GET") throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: url)))
    request.httpMethod = method
    return request
  }

  private func text(_ outcome: NetworkOutcome) -> String {
    switch outcome.body {
    case .response(let status, _, let body): "\(status) \(String(decoding: body, as: UTF8.self))"
    case .failure(let code): "\(code)"
    }
  }

  let index = #"""
    {"https://a.b/": {"status": 404, "body": "none"},
     "https://a.b/songs": {"file": "songs.json", "delay": 2},
     "https://a.b/songs/new": {"method": "POST", "status": 201}}
    """#

  @Test func `the longest key that begins the URL answers`() throws {
    let fixtures = try fixtures(index, files: ["songs.json": "[1, 2, 3]"])
    let outcome = fixtures.outcome(of: try request("https://a.b/songs?page=2"), in: .fixtures)
    #expect(text(outcome) == "200 [1, 2, 3]")
    #expect(outcome.delay == 2)
    let posted = try request("https://a.b/songs/new", method: "post")
    #expect(text(fixtures.outcome(of: posted, in: .fixtures)) == "201 ")
    let read = try request("https://a.b/songs/new")
    #expect(text(fixtures.outcome(of: read, in: .fixtures)) == "200 [1, 2, 3]")
    #expect(text(fixtures.outcome(of: try request("https://a.b/x"), in: .fixtures)) == "404 none")
    #expect(text(fixtures.outcome(of: try request("https://c.d"), in: .fixtures)) == "200 ")
  }

  @Test func `each mode ends a request in its own way`() throws {
    let fixtures = try fixtures(index, files: ["songs.json": "[1, 2, 3]"])
    let request = try request("https://a.b/songs")
    #expect(text(fixtures.outcome(of: request, in: .offline)) == "notConnected")
    #expect(fixtures.outcome(of: request, in: .silent).delay == .infinity)
    #expect(text(fixtures.outcome(of: request, in: .serverError)).hasPrefix("500"))
    #expect(text(fixtures.outcome(of: request, in: .notFound)).hasPrefix("404"))
    let slow = fixtures.outcome(of: request, in: .slow)
    #expect(slow.delay == 10)
    #expect(text(slow) == "200 [1, 2, 3]")
  }

  @Test func `a malformed body is cut, spoiled and the same each time`() throws {
    let body = String(repeating: "0123456789", count: 50)
    let fixtures = try fixtures(index, files: ["songs.json": body])
    let request = try request("https://a.b/songs")
    let outcomes = (0..<2).map { _ in fixtures.outcome(of: request, in: .malformed) }
    let bodies = outcomes.compactMap { outcome -> Data? in
      if case .response(_, _, let body) = outcome.body { body } else { nil }
    }
    #expect(bodies.count == 2)
    #expect(bodies.first == bodies.last)
    #expect(bodies.first?.count == 250)
    #expect(bodies.first != Data(body.utf8).prefix(250))
  }

  @Test(arguments: [
    (#"{"#, "object"), (#"[]"#, "object"), (#"{"https://a.b": 3}"#, "needs an object"),
    (#"{"https://a.b": {"status": 7}}"#, "status"),
    (#"{"https://a.b": {"status": "200"}}"#, "status"),
    (#"{"https://a.b": {"delay": -1}}"#, "delay"), (#"{"https://a.b": {"body": {}}}"#, "a text"),
    (#"{"https://a.b": {"headers": {"a": 1}}}"#, "headers"),
    (#"{"https://a.b": {"satus": 200}}"#, "satus"),
    (#"{"https://a.b": {"body": "", "json": 1}}"#, "several bodies"),
    (#"{"https://a.b": {"file": "missing.json"}}"#, "missing.json"),
    (#"{"https://a.b": {"file": "../../../etc/hosts"}}"#, "outside"),
    (#"{"api.b/songs": {}}"#, "not a URL"), (#"{"https://": {}}"#, "not a URL"),
  ])
  func `an index that cannot be used is an error that says why`(index: String, _ word: String) {
    do {
      _ = try fixtures(index)
      Issue.record("\(index) was taken")
    } catch {
      #expect("\(error)".contains(word), "\(error)")
    }
  }

  @Test func `an answer may be given as JSON`() throws {
    let fixtures = try fixtures(#"{"https://a.b": {"json": {"b": [1, true]}}}"#)
    let outcome = fixtures.outcome(of: try request("https://a.b/c"), in: .fixtures)
    #expect(text(outcome) == #"200 {"b":[1,true]}"#)
  }

  @Test func `a folder without an index is an error that says so`() {
    #expect(throws: FixtureError.unreadable(file: "index.json")) {
      try NetworkFixtures(folder: URL(fileURLWithPath: "/nowhere"))
    }
  }
}

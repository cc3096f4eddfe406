import Foundation

/// A reason why a folder of fixtures cannot be used.
@_spi(Hosting) public enum FixtureError: Error, Hashable {
  /// The file cannot be read.
  case unreadable(file: String)
  /// The file is not JSON of the shape that is wanted.
  case malformed(file: String, reason: String)
}

extension FixtureError: CustomStringConvertible {
  /// One line saying what is wrong and what to do about it.
  public var description: String {
    switch self {
    case .unreadable(let file):
      "the fixture \(file) cannot be read; name it by its path in the folder of fixtures"
    case .malformed(let file, let reason):
      "the fixture \(file) is not as it should be: \(reason)"
    }
  }
}

extension NetworkFixtures {
  private struct Answer: Decodable {
    var status: Int?
    var headers: [String: String]?
    var file: String?
    var body: String?
    var delay: Double?
    var method: String?
  }

  /// Reads the fixtures of a folder.
  ///
  /// - Parameter folder: A folder with an `index.json`.
  /// - Throws: ``FixtureError`` if the index or a file that it names cannot be read.
  public init(folder: URL) throws {
    let index = folder.appendingPathComponent("index.json")
    guard let data = FileManager.default.contents(atPath: index.path) else {
      throw FixtureError.unreadable(file: "index.json")
    }
    let answers: [String: Answer]
    do {
      answers = try JSONDecoder().decode([String: Answer].self, from: data)
    } catch {
      throw FixtureError.malformed(
        file: "index.json",
        reason:
          "it holds an object from URLs to objects with status, headers, file, body, delay, method"
      )
    }
    var entries: [Entry] = []
    for (prefix, answer) in answers.sorted(by: { $0.key < $1.key }) {
      entries.append(try Self.entry(prefix, answer, in: folder))
    }
    self.init(entries: entries)
  }

  private static func entry(_ prefix: String, _ answer: Answer, in folder: URL) throws -> Entry {
    let status = answer.status ?? 200
    guard (100...599).contains(status), (answer.delay ?? 0) >= 0 else {
      throw FixtureError.malformed(
        file: "index.json",
        reason: "\(prefix) needs a status of 100 to 599 and a delay from 0 on"
      )
    }
    var entry = Entry(prefix: prefix, method: answer.method, status: status)
    entry.delay = answer.delay ?? delay
    entry.headers = answer.headers ?? [:]
    if let file = answer.file {
      guard
        let body = FileManager.default.contents(atPath: folder.appendingPathComponent(file).path)
      else { throw FixtureError.unreadable(file: file) }
      entry.body = body
      if file.hasSuffix(".json"), entry.headers["Content-Type"] == nil {
        entry.headers["Content-Type"] = "application/json"
      }
    } else if let body = answer.body {
      entry.body = Data(body.utf8)
    }
    return entry
  }
}

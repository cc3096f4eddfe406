import Foundation

extension NetworkFixtures {
  /// Reads the fixtures of a folder with an `index.json`; throws a ``FixtureError`` if one is
  /// malformed.
  package init(folder: URL) throws {
    let index = folder.appendingPathComponent(Self.index)
    guard let data = FileManager.default.contents(atPath: index.path) else {
      throw FixtureError.unreadable(file: Self.index)
    }
    guard let answers = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw FixtureError.malformed(
        file: Self.index,
        reason: """
          it holds an object from URLs to objects with status, headers, file, body, json, delay, method
          """
      )
    }
    var entries: [Entry] = []
    for (prefix, answer) in answers.sorted(by: { $0.key < $1.key }) {
      entries.append(try Self.entry(prefix, answer, in: folder))
    }
    self.init(entries: entries)
  }

  private static let index = "index.json"

  private static func malformed(_ reason: String) -> FixtureError {
    .malformed(file: index, reason: reason)
  }

  private static func entry(_ prefix: String, _ answer: Any, in folder: URL) throws -> Entry {
    guard let url = URL(string: prefix), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host?.isEmpty == false
    else {
      throw malformed(
        "\"\(prefix)\" is not a URL that begins with http:// or https:// and names a host"
      )
    }
    guard let members = answer as? [String: Any] else {
      throw malformed("\(prefix) needs an object, such as {\"status\": 200, \"file\": \"a.json\"}")
    }
    let fields = Fields(prefix, members)
    var entry = Entry(prefix: prefix)
    for name in members.keys.sorted() {
      switch name {
      case "status": entry.status = try fields.status()
      case "delay": entry.delay = try fields.delay()
      case "method": entry.method = try fields.text(name)
      case "headers": entry.headers = try fields.headers()
      case "file": entry.file = try fields.text(name)
      case "body": entry.body = Data(try fields.text(name).utf8)
      case "json": entry.body = try fields.json()
      default:
        throw malformed(
          "\(prefix) has \"\(name)\"; an answer has status, headers, file, body, json, delay, method"
        )
      }
    }
    guard ["file", "body", "json"].count(where: { members[$0] != nil }) < 2 else {
      throw malformed("\(prefix) has several bodies; keep one of file, body and json")
    }
    if let file = entry.file { entry.body = try contents(of: file, in: folder) }
    let isJSON = members["json"] != nil || entry.file?.hasSuffix(".json") == true
    if isJSON, entry.headers["Content-Type"] == nil {
      entry.headers["Content-Type"] = "application/json"
    }
    return entry
  }

  private static func contents(of file: String, in folder: URL) throws -> Data {
    // Standardized paths, so that `..` cannot lead out of the folder.
    let root = folder.standardizedFileURL.path
    let path = folder.appendingPathComponent(file).standardizedFileURL.path
    guard !file.isEmpty, path.hasPrefix(root + "/") else {
      throw malformed("\"\(file)\" is outside the folder of fixtures; move it into the folder")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FixtureError.unreadable(file: file)
    }
    return data
  }

  /// Typed access to the members of one answer.
  private struct Fields {
    let prefix: String
    let members: [String: Any]

    init(_ prefix: String, _ members: [String: Any]) {
      self.prefix = prefix
      self.members = members
    }

    func text(_ name: String) throws -> String {
      guard let text = members[name] as? String else {
        throw malformed("\(prefix) needs a text for \"\(name)\"")
      }
      return text
    }

    func status() throws -> Int {
      // Foundation may bridge a string to a number, so strings are excluded explicitly.
      guard let number = members["status"] as? NSNumber, !(members["status"] is String),
        (100...599).contains(number.doubleValue), number.doubleValue.rounded() == number.doubleValue
      else { throw malformed("\(prefix) needs a status of 100 to 599") }
      return number.intValue
    }

    func delay() throws -> TimeInterval {
      guard let number = members["delay"] as? NSNumber, (0...86_400).contains(number.doubleValue)
      else { throw malformed("\(prefix) needs a delay of 0 to 86400 seconds") }
      return number.doubleValue
    }

    func headers() throws -> [String: String] {
      guard let headers = members["headers"] as? [String: String] else {
        throw malformed("\(prefix) needs an object from names to texts for \"headers\"")
      }
      return headers
    }

    func json() throws -> Data {
      guard let value = members["json"] else { return Data() }
      let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys]
      return try JSONSerialization.data(withJSONObject: value, options: options)
    }
  }
}

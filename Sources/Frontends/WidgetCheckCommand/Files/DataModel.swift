import Foundation

/// A Core Data model's entities, with the declarations that Xcode generates from them.
///
/// They follow public files of "Create NSManagedObject Subclass", where objects are always
/// optional.
struct DataModel {
  struct Property {
    let name: String
    let values: [String: String]
    let isRelationship: Bool

    /// Returns true if the file has `YES` for a key.
    func says(_ key: String) -> Bool { values[key] == "YES" }
  }

  struct Entity {
    let values: [String: String]
    var properties: [Property] = []

    var name: String { values["name"] ?? "" }
    var parent: String? { values["parentEntity"] }
    var isAbstract: Bool { values["isAbstract"] == "YES" }

    /// The name of the class without its module.
    var className: String {
      let named = values["representedClassName"] ?? ""
      return named.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
    }
  }

  /// The name by which code finds the model.
  let name: String

  let entities: [Entity]

  /// Reads the current version of an `xcdatamodeld` or `xcdatamodel` folder; `nil` without a model.
  init?(_ path: String) {
    let folder = URL(fileURLWithPath: path)
    guard let file = Self.contents(of: folder),
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    name = folder.deletingPathExtension().lastPathComponent
    entities = Self.entities(in: String(decoding: data, as: UTF8.self))
  }

  init(name: String, contents: String) {
    self.name = name
    entities = Self.entities(in: contents)
  }

  /// Returns the file of the current version.
  private static func contents(of folder: URL) -> URL? {
    guard folder.pathExtension == "xcdatamodeld" else {
      return folder.appendingPathComponent("contents")
    }
    let current = folder.appendingPathComponent(".xccurrentversion").path
    let named = PropertyListFile.values(at: current)?["_XCCurrentVersionName"] as? String
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let versions = files.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let version = named.flatMap { versions.contains($0) ? $0 : nil } ?? versions.first
    return version.map { folder.appendingPathComponent($0).appendingPathComponent("contents") }
  }

  private static func entities(in text: String) -> [Entity] {
    var entities: [Entity] = []
    var isOpen = false
    for tag in DataModelTag.tags(in: text) {
      switch tag.name {
      case "entity":
        isOpen = !tag.isClosed
        entities.append(Entity(values: tag.values))
      case "/entity": isOpen = false
      case "attribute" where isOpen, "relationship" where isOpen:
        guard let name = tag.values["name"] else { continue }
        entities[entities.count - 1].properties.append(
          Property(name: name, values: tag.values, isRelationship: tag.name == "relationship")
        )
      default: continue
      }
    }
    return entities
  }
}

/// A tag of an XML file; texts are ignored.
struct DataModelTag {
  let name: String
  let values: [String: String]
  let isClosed: Bool

  /// Returns the tags of a text in order, ignoring everything else.
  static func tags(in text: String) -> [DataModelTag] {
    var tags: [DataModelTag] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      if rest.hasPrefix("!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      let name = rest.prefix { !$0.isWhitespace && $0 != ">" && !($0 == "/" && $0 != rest.first) }
      rest = rest.dropFirst(name.count)
      let values = attributes(&rest)
      tags.append(
        DataModelTag(name: String(name), values: values, isClosed: rest.hasPrefix("/"))
      )
    }
    return tags
  }

  private static func attributes(_ rest: inout Substring) -> [String: String] {
    var values: [String: String] = [:]
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let first = rest.first, first != ">", first != "/", first != "?" else { return values }
      let key = rest.prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace }
      rest = rest.dropFirst(key.count).drop { $0.isWhitespace }
      guard rest.popFirst() == "=" else { return values }
      rest = rest.drop { $0.isWhitespace }
      guard let quote = rest.popFirst(), quote == "\"" || quote == "'" else { return values }
      let value = rest.prefix { $0 != quote }
      rest = rest.dropFirst(value.count + 1)
      values[String(key)] = plain(String(value))
    }
  }

  /// Returns a value with XML entities replaced.
  private static func plain(_ value: String) -> String {
    guard value.contains("&") else { return value }
    let names = [
      "&quot;": "\"", "&apos;": "'", "&lt;": "<", "&gt;": ">", "&#10;": "\n", "&#9;": "\t",
      "&#13;": "\r",
    ]
    var text = value
    for (name, character) in names.sorted(by: { $0.key < $1.key }) {
      text = text.replacingOccurrences(of: name, with: character)
    }
    // Last, because an ampersand must not become part of another entity.
    return text.replacingOccurrences(of: "&amp;", with: "&")
  }
}

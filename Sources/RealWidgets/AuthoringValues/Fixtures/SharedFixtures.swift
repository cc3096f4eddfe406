import Foundation

/// The data that an app has left for its widgets, supplied by the user of the harness.
///
/// Defaults come from a JSON file such as `{"group.com.example": {"name": "Ann", "count": 3}}`. A
/// value without a JSON type is an object with one key: `{"$data": "base64"}`, `{"$date":
/// 1700000000}`, or `{"$json": ...}` for the bytes of any JSON. Files come from a folder with one
/// folder per app group.
package struct SharedFixtures: @unchecked Sendable {
  package private(set) var defaults: [String: [String: NSObject]] = [:]

  /// The folder with one folder per app group.
  package private(set) var groups: URL?

  /// The paths of each app group's files within its folder, without hidden files.
  package var files: [String: [String]] {
    let manager = FileManager.default
    let folders = groups.flatMap { try? manager.contentsOfDirectory(atPath: $0.path) } ?? []
    var files: [String: [String]] = [:]
    for name in folders where !name.hasPrefix(".") {
      guard let folder = groups?.appendingPathComponent(name).path else { continue }
      files[name] = manager.enumerator(atPath: folder)?.compactMap { $0 as? String }.filter {
        path in
        var isFolder: ObjCBool = false
        let isThere = manager.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
        return isThere && !isFolder.boolValue && !path.hasPrefix(".") && !path.contains("/.")
      }
    }
    return files
  }

  package init() {}

  /// Reads the defaults file and the folder of app groups; throws a ``FixtureError`` if malformed.
  package init(file: URL?, groups: URL? = nil) throws {
    self.groups = groups
    if let groups { try Self.checkGroups(groups) }
    guard let file else { return }
    let name = file.lastPathComponent
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw FixtureError.unreadable(file: name)
    }
    guard let suites = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw FixtureError.malformed(
        file: name,
        reason: "it holds an object from suites to objects from keys to values"
      )
    }
    for (suite, values) in suites.sorted(by: { $0.key < $1.key }) {
      guard let values = values as? [String: Any], !suite.isEmpty else {
        throw FixtureError.malformed(
          file: name,
          reason: "the suite \"\(suite)\" needs an object from keys to values"
        )
      }
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        defaults[suite, default: [:]][key] = try Self.propertyList(value, file: name)
      }
    }
  }

  /// Throws an error unless the folder contains only folders of app groups.
  private static func checkGroups(_ groups: URL) throws {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: groups.path, isDirectory: &isFolder), isFolder.boolValue,
      let names = try? files.contentsOfDirectory(atPath: groups.path)
    else {
      throw FixtureError.malformed(
        file: groups.lastPathComponent,
        reason: "it is a folder that holds a folder for each app group"
      )
    }
    // Sorted, so that the same file is always reported first.
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = groups.appendingPathComponent(name).path
      guard files.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        throw FixtureError.malformed(
          file: "\(groups.lastPathComponent)/\(name)",
          reason: "it must be a folder, named like an app group, with the files of the group"
        )
      }
    }
  }

  /// Converts a JSON value to one that defaults can store; `nil` for null.
  private static func propertyList(_ value: Any, file: String) throws -> NSObject? {
    switch value {
    case is NSNull: return nil
    case let list as [Any]:
      return NSArray(array: try list.compactMap { try propertyList($0, file: file) })
    case let object as [String: Any]:
      if object.count == 1, let (key, inner) = object.first, key.hasPrefix("$") {
        return try special(key, inner, file: file)
      }
      return NSDictionary(
        dictionary: try object.compactMapValues { try propertyList($0, file: file) }
      )
    case let text as String: return NSString(string: text)
    case let number as NSNumber: return number
    default: throw FixtureError.malformed(file: file, reason: "\(value) is not a valid value")
    }
  }

  private static func special(_ key: String, _ value: Any, file: String) throws -> NSObject {
    switch (key, value) {
    case ("$data", let text as String):
      if let data = Data(base64Encoded: text) { return NSData(data: data) }
    case ("$date", let seconds as NSNumber):
      return NSDate(timeIntervalSince1970: seconds.doubleValue)
    case ("$json", let json):
      let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys]
      return NSData(data: try JSONSerialization.data(withJSONObject: json, options: options))
    default: break
    }
    throw FixtureError.malformed(
      file: file,
      reason: #"\#(key) is not "$data" with base64, "$date" with seconds, or "$json""#
    )
  }
}

import Foundation

/// Reads a file of a project in any of the formats.
public enum ProjectFile {
  /// Reads a property list, textual, XML or binary, or JSON; a ``ProjectError`` has file and line.
  public static func value(at path: String) throws(ProjectError) -> ProjectValue {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(file: path)
    }
    let bytes = [UInt8](data)
    if bytes.starts(with: Array("bplist".utf8)) || isXML(bytes) {
      return try propertyList(data, path: path)
    }
    return looksLikeJSON(bytes)
      ? try JSON5.value(of: bytes, file: path)
      : try OpenStepPropertyList.value(of: bytes, file: path)
  }

  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(256), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\u{FEFF}")))
    return ["<?xml", "<!DOCTYPE plist", "<plist"].contains(where: start.hasPrefix)
  }

  /// Returns true if a colon or bracket comes before any equals sign, the old format's after a key.
  private static func looksLikeJSON(_ bytes: [UInt8]) -> Bool {
    let signs = bytes.prefix(4096).lazy.filter {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "[")
    }
    return signs.first.map { $0 != UInt8(ascii: "=") } ?? false
  }

  private static func propertyList(
    _ data: Data,
    path: String
  ) throws(ProjectError) -> ProjectValue {
    if let line = MergeConflict.line(in: [UInt8](data)) {
      throw .mergeConflict(SourceLocation(file: path, line: line))
    }
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      throw .malformed(SourceLocation(file: path, line: 1), reason: "it is not a property list")
    }
    return value(of: list)
  }

  /// Converts a Foundation value; its dictionaries have no order, so keys are sorted.
  private static func value(of object: Any) -> ProjectValue {
    switch object {
    case let table as [String: Any]:
      let members = table.sorted { $0.key < $1.key }.map { member in
        ProjectValue.Member(key: member.key, line: 0, value: value(of: member.value))
      }
      return ProjectValue(.table(members), line: 0)
    case let list as [Any]: return ProjectValue(.list(list.map { value(of: $0) }), line: 0)
    case let text as String: return ProjectValue(.text(text), line: 0)
    case let number as NSNumber: return ProjectValue(.text(number.stringValue), line: 0)
    default: return ProjectValue(.text("\(object)"), line: 0)
    }
  }
}

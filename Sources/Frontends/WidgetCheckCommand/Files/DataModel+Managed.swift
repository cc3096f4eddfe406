import Foundation

extension DataModel {
  /// Returns a Swift file without the Objective-C features of managed objects, line by line.
  ///
  /// A managed property becomes a computed one, a managed function gets a body, `#keyPath` becomes
  /// a string, and Objective-C names are removed.
  static func withoutNSManaged(_ text: String) -> String {
    guard ["@NSManaged", "NSManagedObject", "import CoreData"].contains(where: text.contains) else {
      return text
    }
    var isManaged = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var (code, comment) = parts(of: String(line))
      code = withoutNames(code)
      if let range = code.range(of: "@NSManaged") {
        code.removeSubrange(range)
        isManaged = true
      }
      if isManaged, let body = body(of: code) {
        let end = code.reversed().prefix { $0.isWhitespace }
        code = code.dropLast(end.count) + body + String(end.reversed())
        isManaged = false
      }
      return code + comment
    }
    return lines.joined(separator: "\n")
  }

  private static func parts(of line: String) -> (code: String, comment: String) {
    var isText = false
    var place = line.startIndex
    while place < line.endIndex {
      if line[place] == "\"" { isText.toggle() }
      if !isText, line[place...].hasPrefix("//") || line[place...].hasPrefix("/*") {
        return (String(line[..<place]), String(line[place...]))
      }
      place = line.index(after: place)
    }
    return (line, "")
  }

  /// Returns the body to add to a managed declaration, `nil` for a line without one.
  private static func body(of code: String) -> String? {
    let words = code.split { !($0.isLetter || $0.isNumber || "_`".contains($0)) }
    guard let index = words.firstIndex(where: { $0 == "var" || $0 == "func" }),
      index + 1 < words.count
    else { return nil }
    let name = words[index + 1].filter { $0 != "`" }
    if words[index] == "var" {
      return " { get { coreDataValue(\"\(name)\") } "
        + "set { setCoreDataValue(newValue, \"\(name)\") } }"
    }
    let isChange = name.hasPrefix("addTo") || name.hasPrefix("removeFrom")
    // The label, the parameter's name and its type; a further parameter would be an index.
    guard isChange, index + 3 < words.count, words[index + 2] == "_", !code.contains(",") else {
      return " {}"
    }
    return " { changeCoreDataObjects(\(words[index + 3])) }"
  }

  /// Returns a line without Objective-C names and with strings for key paths.
  private static func withoutNames(_ code: String) -> String {
    var text = code
    while let range = text.range(of: "#keyPath("),
      let end = text[range.upperBound...].firstIndex(of: ")")
    {
      let path = text[range.upperBound..<end].split(separator: ".")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let keys = path.drop { $0.first?.isUppercase == true || $0 == "self" }
      text.replaceSubrange(range.lowerBound...end, with: "\"\(keys.joined(separator: "."))\"")
    }
    for name in ["@objcMembers", "@objc", "@nonobjc"] {
      var start = text.startIndex
      while let range = text.range(of: name, range: start..<text.endIndex) {
        start = range.upperBound
        var end = range.upperBound
        if name == "@objc", end < text.endIndex, text[end] == "(",
          let close = text[end...].firstIndex(of: ")")
        {
          end = text.index(after: close)
        } else if end < text.endIndex, text[end].isLetter {
          continue
        }
        text.removeSubrange(range.lowerBound..<end)
        start = range.lowerBound
      }
    }
    return text
  }
}

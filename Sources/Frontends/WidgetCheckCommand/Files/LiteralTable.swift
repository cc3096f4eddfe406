/// A long run of lines with only literals, such as a list of words.
///
/// The optimiser's time is quadratic: 5,000 elements take most of a minute, without it under a
/// second.
struct LiteralTable {
  let file: String

  let line: Int

  let count: Int

  var note: String {
    "not optimised: \(file):\(line) begins a list of \(count) literals, over which the optimiser takes minutes"
  }

  /// The number of elements from which a table is too long for the optimiser.
  static let limit = 2_000

  /// Returns the first table of a folder that is too long; `nil` if there is none.
  static func first(in folder: SourceFolder) -> LiteralTable? {
    for file in folder.files {
      if let table = first(in: file.lines, of: file.name) { return table }
    }
    return nil
  }

  /// Returns the first table that is too long, in lines without comments and string contents.
  static func first(in lines: [String], of file: String) -> LiteralTable? {
    var start = 0
    var count = 0
    for (index, line) in lines.enumerated() {
      guard line.utf8.allSatisfy(isOfLiterals) else {
        (start, count) = (index + 1, 0)
        continue
      }
      count += line.utf8.count { $0 == UInt8(ascii: ",") }
      if count >= limit {
        let rest = lines[(index + 1)...].prefix { $0.utf8.allSatisfy(isOfLiterals) }
        let further = rest.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: ",") } }
        return LiteralTable(file: file, line: start + 1, count: count + further)
      }
    }
    return nil
  }

  /// Returns true if a byte may be part of a line with only literals.
  private static func isOfLiterals(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: " \t\r\"[](),:.-_".utf8.contains(byte)
    }
  }
}

/// A long run of lines in which nothing but literals stands, such as a list of words.
///
/// The optimiser's time for one initialiser grows with the square of its elements: 5,000 take most of
/// a minute, and the compiler without it less than a second.
struct LiteralTable {
  /// The file.
  let file: String

  /// The first line, from 1.
  let line: Int

  /// The number of elements.
  let count: Int

  /// What people are told: that the code is built without the optimiser, and why.
  var note: String {
    "not optimised: \(file):\(line) begins a list of \(count) literals, over which the optimiser takes minutes"
  }

  /// The elements from which a table is too long for the optimiser.
  static let limit = 2_000

  /// The first table of a folder that is too long; `nil` when there is none.
  static func first(in folder: SourceFolder) -> LiteralTable? {
    for file in folder.files {
      if let table = first(in: file.lines, of: file.name) { return table }
    }
    return nil
  }

  /// The first table of a file that is too long.
  ///
  /// - Parameters:
  ///   - lines: The lines, without comments and without what stands in quotes.
  ///   - file: The file's name.
  /// - Returns: The table, whose line is the first of all its lines.
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

  /// Whether a byte may stand in a line that holds literals alone.
  private static func isOfLiterals(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: " \t\r\"[](),:.-_".utf8.contains(byte)
    }
  }
}

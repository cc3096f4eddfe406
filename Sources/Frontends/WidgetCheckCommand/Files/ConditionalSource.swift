/// A Swift file as an iPhone's compiler would see it, adapted for a different system's compiler
/// within each line, so line numbers stay the same.
struct ConditionalSource {
  struct Dropped {
    let line: Int
    let condition: String
  }

  struct Unset: Equatable {
    let line: Int
    let name: String
  }

  /// The active lines, without comments and string contents; inactive lines are empty.
  private(set) var lines: [String]

  /// The platform conditions that leave code out.
  private(set) var dropped: [Dropped] = []

  /// The project's own conditions that are used and not set.
  private(set) var unset: [Unset] = []

  private(set) var text: String

  /// Reads a file in O(length of the text).
  init(_ text: String, in surroundings: BuildCondition.Surroundings) {
    var rows = SourceLines.rows(of: text)
    lines = SourceLines.code(of: text)
    self.text = text
    guard rows.count == lines.count else { return }
    var walk = Walk(surroundings: surroundings)
    var hasChanged = false
    for index in lines.indices {
      if let directive = Directive(lines[index]) {
        walk.handle(directive, at: index + 1)
        if case .condition = directive {
          let row = ConditionalSource.translated(rows[index].text)
          hasChanged = hasChanged || row != rows[index].text
          rows[index].text = row
        }
        lines[index] = ""
      } else if !walk.isActive {
        if !lines[index].allSatisfy(\.isWhitespace) { walk.noteDroppedCode() }
        lines[index] = ""
      } else if let line = ImportLine(lines[index]), line.submodule != nil {
        rows[index].text = line.widened(rows[index].text)
        hasChanged = true
      }
    }
    dropped = walk.dropped
    unset = walk.unset
    if hasChanged { self.text = rows.map { $0.text + $0.end }.joined() }
  }

  /// Returns the text with an attribute replaced by spaces.
  func text(without attribute: String) -> String {
    var rows = SourceLines.rows(of: text)
    guard rows.count == lines.count else { return text }
    let spaces = String(repeating: " ", count: attribute.count)
    for index in rows.indices
    where lines[index].split(whereSeparator: \.isWhitespace).contains(Substring(attribute)) {
      guard let range = rows[index].text.firstRange(of: attribute) else { continue }
      rows[index].text.replaceSubrange(range, with: spaces)
    }
    return rows.map { $0.text + $0.end }.joined()
  }

  /// Returns a condition with iOS tests replaced by their values, for a compiler on Linux.
  private static func translated(_ row: String) -> String {
    let tests =
      [("os", "iOS", "true"), ("os", "Linux", "false")]
      + BuildCondition.modulesOfOtherSystems.map { ("canImport", $0, "false") }
    var row = row
    for (test, argument, value) in tests where row.contains(argument) {
      for spelling in ["\(test)(\(argument))", "\(test)( \(argument) )"] {
        let padding = String(repeating: " ", count: max(0, spelling.count - value.count))
        row = row.replacing(spelling, with: value + padding)
      }
    }
    return row
  }

  /// A line with `#if` or a related directive.
  private enum Directive {
    case condition(String, isFirst: Bool)
    case otherwise
    case end

    init?(_ line: String) {
      let words = line.drop(while: \.isWhitespace)
      let name = words.prefix { $0 == "#" || $0.isLetter }
      let rest = String(words.dropFirst(name.count))
      switch name {
      case "#if": self = .condition(rest, isFirst: true)
      case "#elseif": self = .condition(rest, isFirst: false)
      case "#else": self = .otherwise
      case "#endif": self = .end
      default: return nil
      }
    }
  }

  private struct Walk {
    let surroundings: BuildCondition.Surroundings
    var dropped: [Dropped] = []
    var unset: [Unset] = []

    private struct Block {
      let isInActive: Bool
      /// True if an earlier branch is active; `nil` if unknown.
      var isTaken: Bool?
      var isActive: Bool
      /// The condition of the current branch, if it may leave code out.
      var suspect: Dropped?
    }

    private var blocks: [Block] = []

    init(surroundings: BuildCondition.Surroundings) { self.surroundings = surroundings }

    var isActive: Bool { blocks.last?.isActive ?? true }

    mutating func handle(_ directive: Directive, at line: Int) {
      switch directive {
      case .condition(let text, true):
        begin(text, at: line, Block(isInActive: isActive, isTaken: false, isActive: false))
      case .condition(let text, false):
        guard let block = blocks.popLast() else { return }
        begin(text, at: line, block)
      case .otherwise:
        guard var block = blocks.popLast() else { return }
        block.isActive = block.isInActive && block.isTaken != true
        block.suspect = nil
        blocks.append(block)
      case .end: _ = blocks.popLast()
      }
    }

    /// Records inactive code once, for the outermost false condition.
    mutating func noteDroppedCode() {
      guard let index = blocks.firstIndex(where: { !$0.isActive }),
        let found = blocks[index].suspect
      else { return }
      dropped.append(found)
      blocks[index].suspect = nil
    }

    private mutating func begin(_ text: String, at line: Int, _ block: Block) {
      var block = block
      let condition = BuildCondition(text)
      if block.isInActive {
        for name in condition.names
        where !surroundings.conditions.contains(name) && !unset.contains(where: { $0.name == name })
        {
          unset.append(Unset(line: line, name: name))
        }
      }
      let value = block.isTaken == true ? false : condition.holds(in: surroundings)
      let isFalse = value == false && block.isTaken != true
      block.suspect = nil
      if isFalse, block.isInActive, condition.concernsPlatform {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        block.suspect = Dropped(line: line, condition: words)
      }
      block.isActive = block.isInActive && value != false
      if value == true { block.isTaken = true }
      if value == nil, block.isTaken == false { block.isTaken = nil }
      blocks.append(block)
    }
  }
}

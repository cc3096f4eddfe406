/// The code in a Markdown text: the text between backticks, and each line of a block.
///
/// Swift blocks are left out: they are the reader's own code.
struct Markdown {
  /// The code, with the number of its line.
  private(set) var code: [(line: Int, text: String)] = []

  init(_ text: String) {
    var block: Substring?
    // A code span may continue on the next line of a paragraph.
    var open: (line: Int, text: String)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let fence = line.trimmingPrefix(while: \.isWhitespace)
      if fence.hasPrefix("```") {
        block = block == nil ? fence.dropFirst(3) : nil
        open = nil
      } else if let language = block {
        if language != "swift" { code.append((index + 1, String(line))) }
      } else if line.isEmpty {
        open = nil
      } else {
        read(String(line.replacing("``", with: "`")), at: index + 1, &open)
      }
    }
  }

  private mutating func read(
    _ line: String,
    at number: Int,
    _ open: inout (line: Int, text: String)?
  ) {
    let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        if let done = open {
          code.append(done)
          open = nil
        } else {
          open = (number, "")
        }
      }
      if let begun = open {
        let gap = index == 0 && !begun.text.isEmpty ? " " : ""
        open = (begun.line, begun.text + gap + piece)
      }
    }
  }
}

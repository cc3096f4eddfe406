/// A small reader of markup that knows enough to find malformed parts.
struct MarkupReader {
  /// The names of the elements in the order of their start tags.
  private(set) var elements: [String] = []
  /// The attributes of each of these elements.
  private(set) var attributes: [[String: String]] = []
  private(set) var faults: [String] = []

  private static let endless: Set<String> = ["meta", "br", "input", "col", "wbr"]

  /// Reads a document of HTML or XML.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var open: [String] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        if bytes[position] == UInt8(ascii: ">"), open.last != "style", open.last != "script" {
          faults.append("a stray bracket at byte \(position)")
        }
        position += 1
        continue
      }
      if let last = open.last, last == "style" || last == "script",
        !text.utf8.dropFirst(position).starts(with: "</\(last)>".utf8)
      {
        position += 1
        continue
      }
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
        faults.append("a tag does not end")
        break
      }
      read(String(decoding: bytes[(position + 1)..<end], as: UTF8.self), &open)
      position = end + 1
    }
    if !open.isEmpty { faults.append("still open: \(open)") }
  }

  private mutating func read(_ tag: String, _ open: inout [String]) {
    if tag.hasPrefix("!") || tag.hasPrefix("?") { return }
    if tag.hasPrefix("/") {
      let name = String(tag.dropFirst())
      if open.popLast() != name { faults.append("</\(name)> ends nothing") }
      return
    }
    let isClosed = tag.hasSuffix("/")
    let content = isClosed ? String(tag.dropLast()) : tag
    let name = String(content.prefix { $0 != " " })
    elements.append(name)
    var found: [String: String] = [:]
    // Attribute values contain no quotes, so every second part is a value.
    let parts = content.dropFirst(name.count).split(
      separator: "\"",
      omittingEmptySubsequences: false
    )
    if parts.count.isMultiple(of: 2) { faults.append("a quote does not end in <\(content)>") }
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let key = parts[index].split(separator: " ").last.map { String($0.dropLast()) } ?? ""
      if found[key] != nil { faults.append("\(key) repeats in <\(content)>") }
      found[key] = String(parts[index + 1])
    }
    attributes.append(found)
    if !isClosed, !MarkupReader.endless.contains(name) { open.append(name) }
  }
}

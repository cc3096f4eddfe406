import Foundation

/// The targets of a package's manifest with what they depend on.
///
/// It reads targets whose name is written out, in the forms that this package uses; targets that are
/// made of a list of names are not among them.
struct Manifest {
  /// The dependencies, by target.
  private(set) var dependencies: [String: Set<String>] = [:]

  /// The targets that are plug-ins of the compiler: who uses them imports nothing.
  private(set) var macros: Set<String> = []

  private let text: String

  /// Reads a manifest's text.
  init(_ text: String) {
    self.text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") ? "" : $0 }
      .joined(separator: "\n")
    let forms = #"\bmodule\(|\.(?:target|testTarget|executableTarget|macro)\("#
    for range in self.text.places(of: forms) {
      readTarget(self.text[range.upperBound...], isMacro: self.text[range] == ".macro(")
    }
    // Tests are listed by their names.
    for range in self.text.places(of: #""\w+Tests": (?=\[)"#) {
      guard let name = Manifest.strings(in: self.text[range]).first else { continue }
      readDependencies(of: name, self.text[range.upperBound...])
    }
  }

  private mutating func readTarget(_ rest: Substring, isMacro: Bool) {
    let content = Manifest.content(of: rest, "(", ")")
    let strings = Manifest.strings(in: content)
    // A target of a list has no name of its own.
    guard let name = strings.first,
      !content.trimmingPrefix(while: \.isWhitespace).hasPrefix("name: $0")
    else { return }
    if isMacro { macros.insert(name) }
    readDependencies(of: name, content)
  }

  /// Reads the first list in a text, with what is added to it, as a target's dependencies.
  private mutating func readDependencies(of name: String, _ content: Substring) {
    guard let open = content.firstIndex(of: "[") else {
      dependencies[name, default: []] = []
      return
    }
    let list = Manifest.content(of: content[content.index(after: open)...], "[", "]")
    let behind = content[list.endIndex...].dropFirst()
    dependencies[name, default: []].formUnion(names(in: list) + names(addedIn: behind))
  }

  /// The names in a list, without products of other packages.
  private func names(in list: Substring) -> [String] {
    var rest = String(list)
    while let product = rest.range(of: ".product("),
      let end = rest.range(of: ")", range: product.upperBound..<rest.endIndex)
    {
      rest.removeSubrange(product.lowerBound..<end.upperBound)
    }
    return Manifest.strings(in: rest[...])
  }

  /// The names in the lists that stand behind a list with a plus.
  private func names(addedIn rest: Substring) -> [String] {
    let words = rest.trimmingPrefix(while: \.isWhitespace)
    guard words.hasPrefix("+ ") else { return [] }
    let name = words.dropFirst(2).prefix { $0.isLetter }
    guard let start = text.range(of: "let \(name)"),
      let open = text[start.upperBound...].range(of: "=")
    else { return [] }
    let value = text[open.upperBound...].drop { $0 == "(" || $0.isWhitespace }
    guard value.first == "[" else { return [] }
    let list = Manifest.content(of: value.dropFirst(), "[", "]")
    return names(in: list) + names(addedIn: text[list.endIndex...].dropFirst())
  }

  /// What stands before the sign that closes what has just been opened.
  private static func content(of rest: Substring, _ open: Character, _ close: Character)
    -> Substring
  {
    var depth = 1
    for index in rest.indices {
      if rest[index] == open { depth += 1 }
      if rest[index] == close { depth -= 1 }
      if depth == 0 { return rest[..<index] }
    }
    return rest
  }

  private static func strings(in text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

import Foundation

/// The targets of a package's manifest with their dependencies.
///
/// It reads the tables from which the manifest makes targets: a row has a folder, a style and the
/// names of modules. A product of another package is a name, too.
struct Manifest {
  /// The dependencies, by target.
  private(set) var dependencies: [String: Set<String>] = [:]

  /// The targets that are compiler plug-ins: a target that uses one imports nothing.
  private(set) var macros: Set<String> = []

  /// The texts of constants, by name.
  private var constants: [String: String] = [:]

  init(_ text: String) {
    let code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") ? "" : $0 }
      .joined(separator: "\n")
    for place in code.places(of: #"let \w+ = ""#) {
      let name = code[place].split(separator: " ")[1]
      // If platforms have different constants of the same name, the first has more.
      if constants[String(name)] != nil { continue }
      constants[String(name)] = Manifest.literal(code[code.index(before: place.upperBound)...])
    }
    for place in code.places(of: #"\btargets\((?!_)"#) {
      // The call ends with the closure that makes its targets.
      let call = code[place.upperBound...].prefix { $0 != "}" }
      let argument = call.prefix { $0 != "," && $0 != ")" }
      let rows = constants[String(argument)] ?? Manifest.literal(argument)
      for row in rows.split(separator: "\n") { read(row, isMacro: call.contains(" .macro(")) }
    }
  }

  private mutating func read(_ row: Substring, isMacro: Bool) {
    let words = constants.reduce(String(row)) { row, constant in
      row.replacingOccurrences(of: "\\(\(constant.key))", with: constant.value)
    }.split(separator: " ")
    guard let name = words.first?.split(separator: "/").last else { return }
    if isMacro { macros.insert(String(name)) }
    dependencies[String(name), default: []].formUnion(words.dropFirst(2).map(String.init))
  }

  /// Returns the text of the literal with which a piece of code begins; empty if there is none.
  private static func literal(_ code: Substring) -> String {
    guard code.hasPrefix("\"") else { return "" }
    let delimiter = code.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let rest = code.dropFirst(delimiter.count)
    let text = rest.range(of: delimiter).map { rest[..<$0.lowerBound] } ?? rest
    return text.replacingOccurrences(of: "\\\n", with: " ")
  }
}

import CampaignRuns
import Foundation

/// The values of a project's build settings, which stand in an `Info.plist` as `$(NAME)`.
///
/// A value comes from the command line, else from the project beside the folder, else it is made up: code
/// that unwraps such a value by force would end here, and not on a phone.
struct BuildSettings {
  /// The values that the user or the project gives.
  private let given: [String: String]

  /// The folder's name, after which a target is usually called.
  private let target: String

  /// The settings whose value nobody gave, with the value that they got, in the order of their use.
  private(set) var madeUp: [(name: String, value: String)] = []

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - options: What the command line says, each as `NAME=VALUE`.
  ///   - project: What the project says.
  ///   - target: The folder's name.
  /// - Throws: ``CommandError`` for an option without a name or a value.
  init(_ options: [String], project: [String: String] = [:], target: String) throws {
    var given = project
    for option in options {
      let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(BuildSettings.isPart) else {
        throw CommandError.usage("--setting \(option) gives no value; write --setting NAME=VALUE")
      }
      given[String(parts[0])] = String(parts[1])
    }
    self.given = given
    self.target = target
  }

  /// A property list with every setting in its place.
  mutating func resolve(_ value: Any) -> Any {
    switch value {
    case let text as String: resolve(text, depth: 0)
    case let list as [Any]: list.map { resolve($0) }
    case let values as [String: Any]:
      Dictionary(
        values.sorted { $0.key < $1.key }.map { (resolve($0.key, depth: 0), resolve($0.value)) }
      ) { first, _ in first }
    default: value
    }
  }

  /// A text with every `$(NAME)` and `${NAME}` replaced.
  private mutating func resolve(_ text: String, depth: Int) -> String {
    var resolved = ""
    var rest = Substring(text)
    while let place = rest.firstRange(of: "$") {
      resolved += rest[..<place.lowerBound]
      rest = rest[place.upperBound...]
      let closing: Character? = rest.first == "(" ? ")" : rest.first == "{" ? "}" : nil
      guard let closing, let end = BuildSettings.end(of: rest, closing) else {
        resolved += "$"
        continue
      }
      let inner = String(rest[rest.index(after: rest.startIndex)..<end])
      resolved += value(of: inner, depth: depth)
      rest = rest[rest.index(after: end)...]
    }
    return resolved + rest
  }

  /// Where the bracket with which a text begins is closed.
  private static func end(of text: Substring, _ closing: Character) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == text.first { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func value(of reference: String, depth: Int) -> String {
    // A name may be made of another setting, as in `$(ICON_$(CONFIGURATION))`.
    let parts = resolve(reference, depth: depth + 1).split(separator: ":").map(String.init)
    guard let name = parts.first, name.allSatisfy(BuildSettings.isPart) else { return "" }
    // What refers to itself in a circle is as good as not given.
    guard let value = given[name], depth < 16 else {
      return BuildSettings.modified(invent(name), by: parts.dropFirst())
    }
    return BuildSettings.modified(resolve(value, depth: depth + 1), by: parts.dropFirst())
  }

  private mutating func invent(_ name: String) -> String {
    if let known = madeUp.first(where: { $0.name == name }) { return known.value }
    let value = BuildSettings.invented(name, target: target)
    madeUp.append((name, value))
    return value
  }

  /// A value that fits a name.
  private static func invented(_ name: String, target: String) -> String {
    let words = name.lowercased().replacing("_", with: "-")
    let hasWord = { (word: String) in words.split(separator: "-").contains(Substring(word)) }
    switch name {
    case "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PROJECT_NAME": return target
    case "PRODUCT_MODULE_NAME": return String(target.map { isPart($0) ? $0 : "_" })
    case "PRODUCT_BUNDLE_IDENTIFIER": return "com.example.app.widget"
    case "PRODUCT_BUNDLE_PACKAGE_TYPE": return "XPC!"
    case "MARKETING_VERSION": return "1.0"
    case "CURRENT_PROJECT_VERSION": return "1"
    case "DEVELOPMENT_LANGUAGE": return "en"
    case "CONFIGURATION": return "Release"
    case "DEVELOPMENT_TEAM": return "ABCDE12345"
    case "AppIdentifierPrefix", "TeamIdentifierPrefix": return "ABCDE12345."
    case "IPHONEOS_DEPLOYMENT_TARGET": return "17.0"
    case _ where hasWord("group"): return "group." + words
    case _ where hasWord("bundle") || hasWord("identifier"): return "com.example." + words
    case _ where hasWord("url"): return "https://\(words).example"
    case _ where hasWord("host") || hasWord("domain"): return words + ".example"
    case _ where hasWord("version"): return "1.0"
    default: return words
    }
  }

  /// A value as the modifiers of a reference such as `$(NAME:lower)` want it.
  private static func modified(_ value: String, by modifiers: ArraySlice<String>) -> String {
    modifiers.reduce(value) { value, modifier in
      switch modifier {
      case "lower": value.lowercased()
      case "upper": value.uppercased()
      case "rfc1034identifier": String(value.map { $0.isASCII && isWord($0) ? $0 : "-" })
      case "c99extidentifier", "identifier": String(value.map { isPart($0) ? $0 : "_" })
      case let text where text.hasPrefix("default="):
        value.isEmpty ? String(text.dropFirst(8)) : value
      default: value
      }
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func isPart(_ character: Character) -> Bool {
    isWord(character) || character == "_"
  }
}

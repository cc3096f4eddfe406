import CampaignRuns
import XcodeProjects

/// The values of a project's build settings, which an `Info.plist` references as `$(NAME)`.
///
/// A missing value is synthesized: code that force-unwraps it would crash here, not on a phone.
struct BuildSettings {
  /// The settings of the project, and above them those of the user.
  private let given: [SettingLevels.Level]

  private let context: SettingContext

  /// The name of a target that no project describes.
  private let target: String

  /// The settings with synthesized values, in the order of their use.
  private(set) var madeUp: [(name: String, value: String)] = []

  /// The references that are not valid names; they are empty.
  private var unnamable: [(name: String, value: String)] = []

  /// Creates settings from `NAME=VALUE` options, or throws a ``CommandError``, and the project; a
  /// folder usually has the same name as its target.
  init(_ options: [String], project: SettingLevels, target: String) throws {
    let assignments = try options.map { option in
      let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, BuildSettings.isName(String(parts[0])) else {
        throw CommandError.usage("--setting \(option) gives no value; write --setting NAME=VALUE")
      }
      return SettingAssignment(
        name: String(parts[0]),
        conditions: [],
        value: String(parts[1]),
        location: SourceLocation(file: "--setting", line: 0)
      )
    }
    given = project.levels + [.init("command line", assignments, isOrdered: true)]
    context = project.context
    self.target = target
  }

  mutating func resolve(_ value: Any) -> Any {
    switch value {
    case let text as String: resolve(text)
    case let list as [Any]: list.map { resolve($0) }
    case let values as [String: Any]:
      Dictionary(
        values.sorted { $0.key < $1.key }.map { (resolve($0.key), resolve($0.value)) }
      ) { first, _ in first }
    default: value
    }
  }

  /// Returns a string with all references replaced, synthesizing missing values.
  private mutating func resolve(_ text: String) -> String {
    while true {
      let found = levels.expand(text)
      guard !found.unresolved.isEmpty else { return found.value }
      // Each round adds at least one value, so the loop ends.
      for name in found.unresolved { invent(name) }
    }
  }

  /// The given settings, above the values synthesized so far.
  private var levels: SettingLevels {
    let invented = (madeUp + unnamable).map { name, value in
      SettingAssignment(
        name: name,
        conditions: [],
        value: value,
        location: SourceLocation(file: "", line: 0)
      )
    }
    return SettingLevels([.init("made up", invented)] + given, context: context)
  }

  private mutating func invent(_ name: String) {
    if BuildSettings.isName(name) {
      madeUp.append((name, BuildSettings.invented(name, target: target)))
    } else {
      unnamable.append((name, ""))
    }
  }

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

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy(isPart)
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func isPart(_ character: Character) -> Bool {
    isWord(character) || character == "_"
  }
}

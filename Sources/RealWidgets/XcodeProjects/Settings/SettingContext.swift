/// The build context of a target, which decides the conditions of settings.
public struct SettingContext: Hashable, Sendable {
  /// The configuration, such as `Release`.
  public let configuration: String

  /// The name of the SDK.
  public let sdk: String

  /// The architecture.
  public let architecture: String

  /// The variant of the build.
  public let variant: String

  /// Creates a context; by default that of an iPhone.
  public init(
    configuration: String,
    sdk: String = "iphoneos",
    architecture: String = "arm64",
    variant: String = "normal"
  ) {
    self.configuration = configuration
    self.sdk = sdk
    self.architecture = architecture
    self.variant = variant
  }

  /// Returns true if a condition holds; an unknown parameter matches only the pattern `*`.
  func satisfies(_ condition: SettingAssignment.Condition) -> Bool {
    switch condition.parameter {
    // An SDK's canonical name ends in its version, which patterns such as `iphoneos17*` may name.
    case "sdk":
      Wildcard.matches(condition.pattern, sdk)
        || condition.pattern.hasPrefix(sdk) && condition.pattern.hasSuffix("*")
    case "arch": Wildcard.matches(condition.pattern, architecture)
    case "config": Wildcard.matches(condition.pattern, configuration)
    case "variant": Wildcard.matches(condition.pattern, variant)
    default: condition.pattern == "*"
    }
  }
}

/// Patterns in which `*` matches any text and `?` any character.
enum Wildcard {
  /// Returns true if a pattern matches a whole text, in O(pattern · text).
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern)
    let text = Array(text)
    var place = 0
    var star: (pattern: Int, text: Int)?
    var index = 0
    while index < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
        place += 1
        index += 1
      } else if let (last, from) = star {
        // Backtrack: the last star takes one more character.
        star = (last, from + 1)
        place = last + 1
        index = from + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}

// What the macro calls is named by it.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a predicate makes of the comparisons of texts that Foundation has on Apple's systems alone.
extension PredicateExpressions {
  /// Whether a text holds another one, as a person of the locale would say.
  public struct StringLocalizedStandardContains<
    Root: Foundation.PredicateExpression,
    Other: Foundation.PredicateExpression
  >: Foundation.PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// Whether it does.
    public typealias Output = Bool
    /// The text.
    public let root: Root
    /// The other one.
    public let other: Other

    init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Looks for the text.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, part) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return String(text).localizedStandardContains(String(part))
    }
  }

  /// How two texts are ordered.
  public struct StringComparison<
    Root: Foundation.PredicateExpression,
    Other: Foundation.PredicateExpression
  >:
    Foundation.PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The order.
    public typealias Output = ComparisonResult
    /// The text.
    public let root: Root
    /// The other one.
    public let other: Other
    private let ignoresCase: Bool

    init(root: Root, other: Other, ignoresCase: Bool) {
      self.root = root
      self.other = other
      self.ignoresCase = ignoresCase
    }

    /// Compares the texts.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let text = String(try root.evaluate(bindings))
      let other = String(try other.evaluate(bindings))
      return ignoresCase ? text.caseInsensitiveCompare(other) : text.localizedCompare(other)
    }
  }

  /// Makes a search of a text.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// Makes a comparison as a person of the locale would order.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, ignoresCase: false)
  }

  /// Makes a comparison without regard to case.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, ignoresCase: true)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringComparison: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringComparison: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringComparison: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

// The macro calls these functions by name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The text comparisons of predicates that Foundation has only on Apple's platforms.
extension PredicateExpressions {
  public struct StringLocalizedStandardContains<
    Root: Foundation.PredicateExpression,
    Other: Foundation.PredicateExpression
  >: Foundation.PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    public let root: Root
    public let other: Other

    init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, part) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return String(text).localizedStandardContains(String(part))
    }
  }

  public struct StringComparison<
    Root: Foundation.PredicateExpression,
    Other: Foundation.PredicateExpression
  >:
    Foundation.PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    public let root: Root
    public let other: Other
    private let ignoresCase: Bool

    init(root: Root, other: Other, ignoresCase: Bool) {
      self.root = root
      self.other = other
      self.ignoresCase = ignoresCase
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let text = String(try root.evaluate(bindings))
      let other = String(try other.evaluate(bindings))
      return ignoresCase ? text.caseInsensitiveCompare(other) : text.localizedCompare(other)
    }
  }

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  public static func build_localizedCompare<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, ignoresCase: false)
  }

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

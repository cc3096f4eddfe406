/// The configuration numbers with a special meaning.
package enum ConfigurationVariant {
  /// The variant with every parameter set; with plain defaults, a widget might show nothing.
  package static let exhibited = 999

  /// The variant whose chosen entities then disappeared; the last one that campaigns use.
  package static let vanished = drawn - 1

  /// Returns the variant with every parameter set and one given a choice, or `nil` if none.
  package static func choosing(_ choice: Int, of parameter: Int) -> Int? {
    (0..<20).contains(parameter) && (0..<20).contains(choice)
      ? single + parameter * 20 + choice : nil
  }

  /// The first such variant, above the range of the counted ones.
  private static let single = 500

  /// Returns the arguments of ``choosing(_:of:)`` for a variant, or `nil` for any other variant.
  package static func choice(of variant: Int) -> (parameter: Int, choice: Int)? {
    (single..<single + 400).contains(variant)
      ? ((variant - single) / 20, (variant - single) % 20) : nil
  }

  /// The number of variants of a real widget's configuration that campaigns use.
  package static let drawn = 24
}

/// The numbers of configurations that have a meaning of their own.
package enum ConfigurationVariant {
  /// The variant of a person who gives a value to each parameter that has none, as on the page of a
  /// widget: where the plain default gives nothing, the widget would show nothing.
  package static let exhibited = 999

  /// The variant of a person who gave a value to each such parameter, before the entities went that were chosen: the
  /// last of those that campaigns draw.
  package static let vanished = drawn - 1

  /// The variant of a person who gave a value to each such parameter, and to one of all a certain choice.
  ///
  /// - Parameters:
  ///   - choice: The number of the choice.
  ///   - parameter: The place of that one parameter in the declaration.
  /// - Returns: The variant, `nil` where there is none.
  package static func choosing(_ choice: Int, of parameter: Int) -> Int? {
    (0..<20).contains(parameter) && (0..<20).contains(choice)
      ? single + parameter * 20 + choice : nil
  }

  /// The first variant of those, above all that are counted through.
  private static let single = 500

  /// What ``choosing(_:of:)`` made a variant of, `nil` for any other variant.
  package static func choice(of variant: Int) -> (parameter: Int, choice: Int)? {
    (single..<single + 400).contains(variant)
      ? ((variant - single) / 20, (variant - single) % 20) : nil
  }

  /// How many variants of a real widget's configuration campaigns draw.
  package static let drawn = 24
}

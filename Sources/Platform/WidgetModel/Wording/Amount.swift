/// Returns a number with its noun, such as `1 entry` or `30 entries`.
///
/// - Parameters:
///   - count: The number.
///   - noun: The noun in the singular.
///   - plural: The noun in the plural; the singular with an `s` unless given.
/// - Returns: The number and the noun.
public func amount(
  _ count: some BinaryInteger,
  _ noun: String,
  _ plural: String? = nil
) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

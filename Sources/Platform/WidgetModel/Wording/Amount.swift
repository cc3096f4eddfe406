/// A number with its noun, such as `1 entry` or `30 entries`.
///
/// - Parameters:
///   - count: The number.
///   - noun: The noun of one.
///   - plural: The noun of any other number; the one with an `s` unless given.
/// - Returns: The number and the noun.
public func amount(
  _ count: some BinaryInteger,
  _ noun: String,
  _ plural: String? = nil
) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

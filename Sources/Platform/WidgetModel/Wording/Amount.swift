/// Returns a number with its noun, such as `1 entry`; the plural adds an `s` unless given.
public func amount(
  _ count: some BinaryInteger,
  _ noun: String,
  _ plural: String? = nil
) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// Returns the index of a case among those of its enumeration, from 0.
///
/// The harness needs it many times for each step, where a search through `allCases` would dominate
/// the cost.
///
/// - Precondition: The enumeration has at most 256 cases without associated values, in the same
///   order in `allCases` as declared. A test checks this for the model; a clause checks its own
///   situations.
@inlinable
@inline(__always)
public func ordinal<Case>(of value: Case) -> Int {
  // The tag of such an enumeration is its value: it takes no byte for a single case, and one byte
  // for up to 256.
  withUnsafeBytes(of: value) { Int($0.first ?? 0) }
}

/// The place of a case among those of its enumeration, from 0.
///
/// Cases are counted many times a step, where a look through `allCases` would take longer than all else.
///
/// - Precondition: The enumeration has at most 256 cases, which carry nothing and stand in `allCases` as they
///   are declared. A test holds it of the model's; a clause checks it of its situations.
@inlinable
@inline(__always)
public func ordinal<Case>(of value: Case) -> Int {
  // The tag of such an enumeration is its value: no byte for a single case, one for up to 256.
  withUnsafeBytes(of: value) { Int($0.first ?? 0) }
}

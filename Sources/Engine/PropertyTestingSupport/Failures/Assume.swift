/// Discards the current case unless a condition holds.
///
/// ```swift
/// try await check(lists) { list in
///   try assume(!list.isEmpty)
///   #expect(list.max() != nil)
/// }
/// ```
///
/// More cases replace the discarded ones. Prefer a generator that makes valid values.
///
/// - Throws: An error that the check recognizes; do not catch it.
@inlinable
public func assume(_ condition: Bool) throws {
  if !condition { throw DiscardedCase() }
}

/// The error that ``assume(_:)`` throws.
@usableFromInline
struct DiscardedCase: Error {
  @usableFromInline init() {}
}

/// Discards the case at hand unless a condition holds.
///
/// ```swift
/// try await check(lists) { list in
///   try assume(!list.isEmpty)
///   #expect(list.max() != nil)
/// }
/// ```
///
/// Discards are made up for by more cases. A generator that makes valid values is better.
///
/// - Throws: An error that the check understands; it must not be caught on the way.
@inlinable
public func assume(_ condition: Bool) throws {
  if !condition { throw DiscardedCase() }
}

/// Thrown by ``assume(_:)``.
@usableFromInline
struct DiscardedCase: Error {
  @usableFromInline init() {}
}

/// Starts work that is not awaited; it need not be sendable, since nothing touches it meanwhile.
func begin(_ work: @escaping () async -> Void) {
  nonisolated(unsafe) let work = work
  Task { await work() }
}

/// Makes a completion callable from anywhere, since the host lets nothing else touch its values.
func handedOver<Answer>(_ completion: @escaping (Answer) -> Void) -> @Sendable (Answer) -> Void {
  // The two function types differ only in the attribute, not in representation.
  unsafeBitCast(completion, to: (@Sendable (Answer) -> Void).self)
}

/// A value that is passed to another part of a host, which alone touches it from then on.
struct HandedOver<Value>: @unchecked Sendable {
  let value: Value
}
